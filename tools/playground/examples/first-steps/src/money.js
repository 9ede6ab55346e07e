const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export function format(amount) {
  return dollars.format(amount);
}

export function total(cart) {
  return cart.reduce((sum, { price, count }) => sum + price * count, 0);
}

// Nothing imports this function. Look for it in the output.
export function cheapest(cart) {
  return cart.toSorted((a, b) => a.price - b.price)[0];
}

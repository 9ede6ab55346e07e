export function createButton() {
  const button = document.createElement('button');
  button.textContent = 'Add to cart';
  return button;
}

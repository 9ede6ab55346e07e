import { words } from './words.js';

const button = document.createElement('button');
let clicks = 0;

function show() {
  button.textContent = words(clicks);
}

button.addEventListener('click', () => {
  clicks += 1;
  show();
});
document.body.append(button);
show();

// Click the button, then edit words.js: the text changes, and the count stays.
if (import.meta.webpackHot) import.meta.webpackHot.accept('./words.js', show);

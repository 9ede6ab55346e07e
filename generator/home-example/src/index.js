import { describe } from './parcel.js';

const main = document.querySelector('main');
main.textContent = describe(3);

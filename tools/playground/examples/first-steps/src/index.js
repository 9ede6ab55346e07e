import { total } from './cart.js';
import { format } from './money.js';
import './page.css';

const cart = [
  { name: 'Notebook', price: 4.5, count: 2 },
  { name: 'Pencil', price: 0.8, count: 5 },
];

const list = document.createElement('ul');
for (const { name, price, count } of cart) {
  const item = document.createElement('li');
  item.textContent = `${count} × ${name}: ${format(price * count)}`;
  list.append(item);
}

document.body.append(list, `Total: ${format(total(cart))}`);
console.log('The cart has', cart.length, 'articles.');

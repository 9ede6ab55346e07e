import { h, render } from 'preact';
import { Cart } from './cart.js';
import { total } from './prices.js';
import './theme.css';

render(h(Cart, { total: total([3, 4]) }), document.body);
import(/* webpackChunkName: "product" */ './product-page.js').then(({ show }) => show());

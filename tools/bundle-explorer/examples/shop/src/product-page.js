import { h, render } from 'preact';
import { chunk } from 'lodash';
import { discount } from './prices.js';

const rows = (products) => chunk(products, 3);

export function show() {
  render(h('pre', null, JSON.stringify(rows([1, 2, 3, 4].map(discount)))), document.body);
  import(/* webpackChunkName: "chart", webpackPrefetch: true */ './sales-chart.js').then(({ draw }) =>
    draw([{ sold: 1 }, { sold: 2 }]),
  );
}

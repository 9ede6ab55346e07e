import { hierarchy, treemap } from 'd3-hierarchy';
import { h, render } from 'preact';
import { mean } from './list.js';

const areas = (sales) => treemap()(hierarchy({ children: sales }).sum(({ sold }) => sold)).leaves();

export const draw = (sales) =>
  render(h('p', { title: mean(sales.map(({ sold }) => sold)) }, areas(sales).length), document.body);

import { sum } from './list.js';

export const total = (prices) => sum(prices);
export const discount = (price) => price * 0.9;

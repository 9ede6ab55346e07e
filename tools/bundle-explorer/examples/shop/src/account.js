import { invoice } from 'invoices';
import { receipt } from 'receipts';
import { total } from './prices.js';

import(/* webpackChunkName: "notes" */ './notes.js').then(({ edit }) => edit(document.body));
document.title = invoice(total([5, 6])) + receipt(total([7]));

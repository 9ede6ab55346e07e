import { invoice } from 'invoices';
import { receipt } from 'receipts';
import { total } from './prices.js';

document.title = invoice(total([5, 6])) + receipt(total([7]));

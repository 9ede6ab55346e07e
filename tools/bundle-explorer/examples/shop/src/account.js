import { strToU8, zipSync } from 'fflate';
import { invoice } from 'invoices';
import { parseFragment } from 'parse5';
import { receipt } from 'receipts';
import { total } from './prices.js';

import(/* webpackChunkName: "notes" */ './notes.js').then(({ show }) => show('# Notes', document.body));
const papers = { 'invoice.txt': strToU8(invoice(total([5, 6]))), 'receipt.txt': strToU8(receipt(total([7]))) };
document.title = `${zipSync(papers).length} ${parseFragment('<b>Account</b>').childNodes.length}`;

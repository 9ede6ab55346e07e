import { format } from 'currency';

globalThis.invoices = [];
export const invoice = (amount) => `Invoice: ${format(amount)}`;

export const where = typeof document === 'undefined' ? 'on a server' : 'in a browser';

if (typeof document !== 'undefined') document.body.append(`This runs ${where}.`);

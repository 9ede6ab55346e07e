const symbols = { EUR: '€', GBP: '£', USD: '$' };

export const format = (amount, currency = 'EUR') => `${symbols[currency]} ${amount.toFixed(2)}`;
export const currencies = () => Object.keys(symbols);

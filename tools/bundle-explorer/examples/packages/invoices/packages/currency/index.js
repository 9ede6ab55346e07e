export const format = (amount) => `EUR ${amount}`;

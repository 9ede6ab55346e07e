export const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
export const mean = (numbers) => sum(numbers) / numbers.length;

import { format } from 'currency';

export const receipt = (amount) => `Receipt: ${format(amount)}`;

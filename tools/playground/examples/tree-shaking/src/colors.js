export const bright = 'crimson';
export const pale = 'lightsteelblue';

/** Id of the heading at the end of a guide, below which the next guide is linked. */
export const nextGuideId = 'next-guide';

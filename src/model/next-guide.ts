/** Id of the heading at the end of a guide that links to the next one. */
export const nextGuideId = 'next-guide';

/** Id of the heading at the end of a guide that is followed by a link to the next guide. */
export const nextGuideId = 'next-guide';

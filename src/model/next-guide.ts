/** The id of the heading at the end of a guide that names the one to read next. */
export const nextGuideId = 'next-guide';

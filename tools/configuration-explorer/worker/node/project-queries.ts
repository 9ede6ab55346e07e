/** Browserslist queries of the user's project, if it has any. They must be set before each use of browserslist. */
export const projectQueries: { current: string[] | undefined } = { current: undefined };

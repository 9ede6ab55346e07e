/** Browserslist queries of the project, if any. Set before each computation. */
export const projectQueries: { current: string[] | undefined } = { current: undefined };

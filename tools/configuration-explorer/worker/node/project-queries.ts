/** The queries of the project's browserslist, where it has some. Set before each computation, which reads them through browserslist. */
export const projectQueries: { current: string[] | undefined } = { current: undefined };

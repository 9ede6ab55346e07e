/** Functions that format a count with its noun. `shown` is the number, formatted for the language. */
export const counts = {
  modules: (count: number, shown: string) => (count === 1 ? '1 module' : `${shown} modules`),
  otherModules: (count: number, shown: string) => (count === 1 ? '1 other module' : `${shown} other modules`),
  chunks: (count: number, shown: string) => (count === 1 ? '1 chunk' : `${shown} chunks`),
  errors: (count: number, shown: string) => (count === 1 ? '1 error' : `${shown} errors`),
  warnings: (count: number, shown: string) => (count === 1 ? '1 warning' : `${shown} warnings`),
  files: (count: number, shown: string) => (count === 1 ? '1 file' : `${shown} files`),
  parts: (count: number, shown: string) => (count === 1 ? '1 part' : `${shown} parts`),
};

/** `path` for webpack's defaults, which take it apart by its names. */
export {
  basename,
  default,
  delimiter,
  dirname,
  extname,
  format,
  isAbsolute,
  join,
  normalize,
  parse,
  posix,
  relative,
  resolve,
  sep,
  toNamespacedPath,
  win32,
} from '../../../../src/model/posix-path.ts';

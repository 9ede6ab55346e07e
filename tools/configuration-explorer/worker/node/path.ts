/** `path` with named exports for webpack's defaults. */
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

/** Browser version of Node.js's `path` with named exports, as webpack's defaults import it. */
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

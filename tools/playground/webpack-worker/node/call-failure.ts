import { pathOf } from './call-arguments.ts';

const reasons: Record<string, [number, string]> = {
  ENOENT: [-2, 'no such file or directory'],
  EEXIST: [-17, 'file already exists'],
  ENOTDIR: [-20, 'not a directory'],
  EISDIR: [-21, 'illegal operation on a directory'],
  EINVAL: [-22, 'invalid argument'],
  ENOTEMPTY: [-39, 'directory not empty'],
};

/** Creates the error that Node.js throws for a failed file system call. */
export function failure(code: string, syscall: string, path: unknown): Error {
  const [errno, reason] = reasons[code] ?? [-1, 'failed'];
  const name = pathOf(path);
  return Object.assign(new Error(`${code}: ${reason}, ${syscall} '${name}'`), { code, errno, syscall, path: name });
}

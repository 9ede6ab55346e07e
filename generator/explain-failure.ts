import { ContentError } from '../compile/scan/content-error.ts';
import { BuildFailure } from './build-failure.ts';

/** Explanations of file system errors, for the person who runs the build. */
const systemErrors: Record<string, string> = {
  EACCES: 'its permissions do not allow it',
  EDQUOT: 'your quota on the disk is used up',
  EISDIR: 'a folder is in its place',
  EMFILE: 'too many files are open; raise the limit (ulimit -n)',
  ENAMETOOLONG: 'its name is too long',
  ENFILE: 'the system has too many files open',
  ENOENT: 'it is not there',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EPERM: 'the system does not allow it',
  EROFS: 'the disk can only be read',
};

/**
 * Explains errors that aren't bugs in the build, such as a full disk, with one line or block each.
 *
 * @returns undefined for any other error, which must be shown with its stack trace
 */
export function reasonsOf(error: unknown): string[] | undefined {
  if (error instanceof BuildFailure) return error.reasons;
  if (error instanceof ContentError) return [error.message];
  if (!(error instanceof Error)) return undefined;
  // Errors that come from threads and child processes have only a message.
  const [, code = '', about = ''] = /^(E[A-Z]+): [^,]*(?:, (.*))?$/s.exec(error.message) ?? [];
  const explanation = systemErrors[code];
  return explanation === undefined ? undefined : [`${pathIn(error, about)}: ${explanation} (${code}).`];
}

/**
 * Returns the path in a system error's message, such as `mkdir '/dev/null/site'`, or the operation if there is no path.
 */
function pathIn(error: Error & { path?: unknown }, about: string): string {
  const [, quoted] = /'([^']+)'/.exec(about) ?? [];
  return quoted ?? (typeof error.path === 'string' ? error.path : `Cannot ${about || 'go on'}`);
}

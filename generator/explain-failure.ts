import { ContentError } from '../compile/scan/content-error.ts';
import { BuildFailure } from './build-failure.ts';

/** What systems say when a file cannot be read or written, in words; each is for whoever runs the build to mend. */
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
 * Reasons of a failure that is not a fault of the build's own code, one line or block each.
 *
 * @returns nothing for any other error, whose stack is what one needs then
 */
export function reasonsOf(error: unknown): string[] | undefined {
  if (error instanceof BuildFailure) return error.reasons;
  if (error instanceof ContentError) return [error.message];
  if (!(error instanceof Error)) return undefined;
  // An error of a thread or a process has its message alone.
  const [, code = '', about = ''] = /^(E[A-Z]+): [^,]*(?:, (.*))?$/s.exec(error.message) ?? [];
  const explanation = systemErrors[code];
  return explanation === undefined ? undefined : [`${pathIn(error, about)}: ${explanation} (${code}).`];
}

/** `mkdir '/dev/null/site'` as the path it names; what was being done where it names none. */
function pathIn(error: Error & { path?: unknown }, about: string): string {
  const [, quoted] = /'([^']+)'/.exec(about) ?? [];
  return quoted ?? (typeof error.path === 'string' ? error.path : `Cannot ${about || 'go on'}`);
}

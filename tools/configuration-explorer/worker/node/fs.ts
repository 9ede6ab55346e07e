/** Replacement for Node.js's `fs` in a project that contains nothing but a `package.json`. */
import { resolve } from './path.ts';
import { projectFolder } from './process.ts';

const packageFile = `${projectFolder}/package.json`;

function missing(call: string, path: unknown): Error {
  return Object.assign(new Error(`ENOENT: no such file or directory, ${call} '${String(path)}'`), {
    code: 'ENOENT',
    errno: -2,
    syscall: call,
    path,
  });
}

/**
 * Whether a path or URL is that of the virtual project's `package.json`. Relative paths start at the project's folder.
 */
function isPackageFile(path: unknown): boolean {
  return resolve(projectFolder, path instanceof URL ? path.pathname : String(path)) === packageFile;
}

function existsSync(path: unknown): boolean {
  return isPackageFile(path);
}

/** Reads the virtual project's `package.json`. @throws Error with the code `ENOENT` for all other files */
function readFileSync(path: unknown): string {
  if (isPackageFile(path)) return '{}';
  throw missing('open', path);
}

function statSync(path: unknown, options?: { throwIfNoEntry?: boolean }) {
  if (isPackageFile(path)) return { isFile: () => true, isDirectory: () => false };
  if (options?.throwIfNoEntry === false) return undefined;
  throw missing('stat', path);
}

function readdirSync(path: unknown): never {
  throw missing('scandir', path);
}

function realpathSync(path: string): string {
  return path;
}

export { existsSync, readFileSync, statSync, readdirSync, realpathSync };
export default { existsSync, readFileSync, statSync, lstatSync: statSync, readdirSync, realpathSync };

/** Browser version of Node.js's `fs`, based on the worker's in-memory file system. */
import { MemoryFileSystem } from './memory-file-system.ts';
import { answer } from './answer-callback.ts';

/** All files in the playground's worker: the files of the project, of its packages, and of its output. */
export const files = new MemoryFileSystem();

type Call = (...args: unknown[]) => unknown;

const names = [
  'stat',
  'lstat',
  'access',
  'realpath',
  'readlink',
  'readFile',
  'readdir',
  'mkdir',
  'writeFile',
  'appendFile',
  'copyFile',
  'rename',
  'unlink',
  'rmdir',
  'rm',
  'mkdtemp',
  'utimes',
  'chmod',
] as const;

const calls = new Map<string, Call>(
  names.map((name) => {
    const call = files[`${name}Sync`] as Call;
    return [name, call.bind(files)];
  }),
);

const sync = Object.fromEntries([...calls].map(([name, call]) => [`${name}Sync`, call]));
const withCallback = Object.fromEntries(
  [...calls].map(([name, call]) => [
    name,
    (...args: unknown[]) => answer(() => call(...args.slice(0, -1)), args.at(-1)),
  ]),
);

/** Browser version of Node.js's `fs/promises`. */
export const promises = {
  ...Object.fromEntries([...calls].map(([name, call]) => [name, async (...args: unknown[]) => call(...args)])),
  constants: { F_OK: 0, R_OK: 4, W_OK: 2, X_OK: 1 },
};

const unsupported =
  (name: string): (() => never) =>
  () => {
    throw new Error(`fs.${name} isn’t available in the playground.`);
  };

/** Browser version of Node.js's `fs`. */
export const fs: Record<string, unknown> = {
  ...sync,
  ...withCallback,
  existsSync: (path: unknown) => files.existsSync(path),
  exists: (path: unknown, callback: (found: boolean) => void) => queueMicrotask(() => callback(files.existsSync(path))),
  constants: promises.constants,
  promises,
  watch: unsupported('watch'),
  watchFile: unsupported('watchFile'),
  createReadStream: unsupported('createReadStream'),
  createWriteStream: unsupported('createWriteStream'),
};
Object.assign(fs['realpathSync'] as object, { native: fs['realpathSync'] });
Object.assign(fs['realpath'] as object, { native: fs['realpath'] });

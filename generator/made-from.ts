import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { keyOf } from '../compile/cache-keys/key-of.ts';
import { openFileLimit } from '../compile/open-file-limit.ts';
import { filesUnder } from './files-under.ts';
import { inProject } from './paths.ts';
import { hashOfContent } from '../compile/file-hash.ts';

const run = promisify(execFile);

/** Options of a site build that affect its output. */
interface BuildInputs {
  /** Absolute paths of the content folder and the output folder. */
  content: string;
  out: string;
  redirectPages?: boolean;
  draft?: boolean;
  once?: boolean;
}

/**
 * Folders of the project that no build reads: the output of commands, and npm packages, whose versions are in the
 * lockfile anyway.
 */
const notRead = new Set(['node_modules', 'dist', 'reports']);

/**
 * Returns a hash of everything that a build reads: all files in the project and the content folder, the current commit
 * (which determines the dates of pages), the options, and the version of Node.js. Two builds with the same hash write
 * identical files.
 *
 * @returns undefined if a file can't be read or has just been deleted; a build that needs the file reports that
 */
export function madeFrom(inputs: BuildInputs): Promise<string | undefined> {
  return keyOfFiles(inputs).catch(() => undefined);
}

async function keyOfFiles({ content, out, redirectPages, draft, once }: BuildInputs): Promise<string> {
  const entries = await readdir(inProject(), { withFileTypes: true });
  const read = entries.filter(
    ({ name }) => !notRead.has(name) && !name.startsWith('.') && !isOutput(inProject(name), out),
  );
  const folders = read.filter((entry) => entry.isDirectory()).map(({ name }) => inProject(name));
  const files = read.filter((entry) => entry.isFile()).map(({ name }) => inProject(name));
  const below = await Promise.all(
    [...folders, content].map(async (folder) => (await filesUnder(folder)).map((file) => path.join(folder, file))),
  );
  const all = [...new Set([...files, ...below.flat()])];
  const hashes = await Promise.all(all.map((file) => openFileLimit(async () => hashOfContent(await readFile(file)))));
  return keyOf({
    files: Object.fromEntries(all.map((file, index) => [path.relative(content, file), hashes[index]])),
    commit: await commitOf(content),
    options: { redirectPages: redirectPages ?? false, draft: draft ?? false, once: once ?? false },
    node: process.version,
  });
}

/**
 * Whether a path is the output folder, or a temporary folder of a build beside it (`dist.building-1234`). A build that
 * was killed leaves hundreds of megabytes there.
 */
export function isOutput(file: string, out: string): boolean {
  return file === out || file.startsWith(`${out}.`);
}

/**
 * Returns the id of the last Git commit, and whether earlier commits are missing. Returns `''` without Git and outside
 * of a repository.
 */
async function commitOf(folder: string): Promise<string> {
  const command = ['rev-parse', 'HEAD', '--is-shallow-repository'];
  return run('git', command, { cwd: folder }).then(
    ({ stdout }) => stdout,
    () => '',
  );
}

import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { cut } from '../../../compile/markdown-copy/markdown-parts.ts';

/** A file that a tool of the MCP server may read. `bytes` is its size. */
interface FoundFile {
  /** Absolute path of the file without symbolic links. */
  file: string;
  bytes: number;
}

/** Error thrown when a tool can't read a file. The message says what to send instead. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

/**
 * Finds a file inside a folder. Symbolic links that lead out of the folder are rejected.
 *
 * @param given path relative to the folder, or an absolute path inside it
 * @param most maximum size in bytes
 * @throws UnreadableFile
 */
export function fileWithin(folder: string, given: string, most: number): FoundFile {
  const shown = JSON.stringify(cut(given, 200));
  const root = realpathSync(folder);
  if (given.includes('\0')) throw new UnreadableFile(`${shown} is no path: send one such as stats.json.`);
  let file: string;
  try {
    file = realpathSync(path.resolve(root, given));
  } catch {
    throw new UnreadableFile(`There is no file ${shown} in ${root}: send a path relative to that folder.`);
  }
  const inside = path.relative(root, file);
  if (inside.startsWith('..') || path.isAbsolute(inside))
    throw new UnreadableFile(
      `${shown} is outside of ${root}. Only files inside of the folder that the server was started in are read: send one of those, or start the server elsewhere.`,
    );
  const about = statSync(file);
  if (!about.isFile()) throw new UnreadableFile(`${shown} is not a file: send the path of a file.`);
  if (about.size > most)
    throw new UnreadableFile(
      `${shown} has ${about.size} bytes, more than the ${most} that are read: send a smaller one.`,
    );
  return { file, bytes: about.size };
}

import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { keyOf } from './key-of.ts';
import { type LockedPackages, readLockedPackages, topPackages, versionsOf } from './locked-packages.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Source code that is reachable from some entry files by imports. */
interface Code {
  /** Source code of each reachable file, by path relative to the project. */
  files: Record<string, string>;
  /** npm packages that the source files import. */
  packages: string[];
}

/**
 * Returns a version of the code for cache keys. It changes if any file that is reachable from the entry files changes,
 * or any package that one of them imports.
 *
 * @param entries absolute paths of files
 */
export function versionOfCode(entries: string[], locked: LockedPackages = readLockedPackages()): string {
  const { files, packages } = codeOf(entries, locked);
  return keyOf({ node: process.version, files, packages: versionsOf(packages, locked) });
}

/** Returns the source files reachable from the entry files, and the packages that they import. */
export function codeOf(entries: string[], locked: LockedPackages): Code {
  const known = new Set(topPackages(locked));
  const files: Code['files'] = {};
  const packages = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const name = path.relative(root, file).split(path.sep).join('/');
    if (name in files) continue;
    files[name] = readFileSync(file, 'utf8');
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue;
    const code = files[name].replaceAll(typesAlone, '');
    for (const imported of packagesIn(code)) if (known.has(imported)) packages.add(imported);
    waiting.push(...filesIn(code, path.dirname(file)));
  }
  return { files, packages: [...packages].toSorted() };
}

/** Matches type-only imports, which are erased at run time. */
const typesAlone = /^(?:import|export) type [^;]*;$/gm;

/** Finds the files that source code refers to by importing them, starting them as a process, or reading them. */
function filesIn(code: string, folder: string): string[] {
  return [...code.matchAll(/['"`]([\w./-]+\.[a-z]\w*)['"`]/g)]
    .map(([, name = '']) => path.join(folder, name))
    .filter((file) => file.startsWith(root) && !file.includes('.test.') && existsSync(file) && statSync(file).isFile());
}

/** Returns the names of the packages that source code imports. */
function packagesIn(code: string): string[] {
  return [
    ...code.matchAll(/\b(?:from|import|require)\s*\(?\s*['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^'"]*)?['"]/g),
  ].map(([, name = '']) => name);
}

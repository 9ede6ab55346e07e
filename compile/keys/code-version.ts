import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { keyOf } from './key-of.ts';
import { type LockedPackages, readLockedPackages, topPackages, versionsOf } from './locked-packages.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What some code consists of. */
interface Code {
  /** Text of the files, by their path from the project's root. */
  files: Record<string, string>;
  /** Packages that they import. */
  packages: string[];
}

/**
 * Changes when code could do something else: with every file that it reaches from its entries, and with every package that
 * one of them imports.
 *
 * @param entries absolute files
 */
export function versionOfCode(entries: string[], locked: LockedPackages = readLockedPackages()): string {
  const { files, packages } = codeOf(entries, locked);
  return keyOf({ node: process.version, files, packages: versionsOf(packages, locked) });
}

/** The files that code reaches from its entries, and the packages that they import. */
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

/** An import that is gone when the code runs. */
const typesAlone = /^(?:import|export) type [^;]*;$/gm;

/** Files that are named in the code, to be imported, started as a process or read. */
function filesIn(code: string, folder: string): string[] {
  return [...code.matchAll(/['"`]([\w./-]+\.[a-z]\w*)['"`]/g)]
    .map(([, name = '']) => path.join(folder, name))
    .filter((file) => file.startsWith(root) && !file.includes('.test.') && existsSync(file) && statSync(file).isFile());
}

/** Names of packages in imports. */
function packagesIn(code: string): string[] {
  return [
    ...code.matchAll(/\b(?:from|import|require)\s*\(?\s*['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^'"]*)?['"]/g),
  ].map(([, name = '']) => name);
}

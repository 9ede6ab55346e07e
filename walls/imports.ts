import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rooms, topFiles, type Room } from './rooms.ts';

/** An import that the table does not allow. */
export interface Breach {
  /** Importing file, and its line, relative to the project. */
  file: string;
  line: number;
  message: string;
}

/** The room of a file, by the longest path that fits; in a divided room, the name of the room inside it too. */
function roomOf(file: string): { room: Room; inner: string } | undefined {
  const fitting = rooms.filter(({ path: place }) => file === place || file.startsWith(`${place}/`));
  const room = fitting.toSorted((a, b) => b.path.length - a.path.length)[0];
  if (!room) return undefined;
  const inner = room.divided ? (file.slice(room.path.length + 1).split('/')[0] ?? '') : '';
  return { room, inner };
}

/**
 * Holds the imports of a file against the table.
 *
 * @param file path relative to the project
 * @param text its source
 */
export function breachesIn(file: string, text: string): Breach[] {
  if (topFiles.includes(file)) return [];
  const home = roomOf(file);
  if (!home) return [{ file, line: 1, message: 'belongs to no room: add its folder to walls/rooms.ts' }];
  // Tests run on Node, and look at whatever they are about.
  if (/\.test\.tsx?$/.test(file)) return [];
  return importsIn(text).flatMap(({ specifier, line }) => {
    const message = breach(file, specifier, home);
    return message === undefined ? [] : [{ file, line, message }];
  });
}

function breach(file: string, specifier: string, { room, inner }: { room: Room; inner: string }): string | undefined {
  if (isNodeModule(specifier)) {
    return room.world === 'node' ? undefined : `${room.path} does not run on Node, and imports ${specifier}`;
  }
  if (room.world === 'pure' && /^react(?:-dom)?(?:\/|$)/.test(specifier))
    return `${room.path} is pure, and imports ${specifier}`;
  if (!specifier.startsWith('.')) return undefined;
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
  const there = roomOf(target);
  // JSON and styles at the top belong to no room; so does what a test reads from anywhere.
  if (!there) return target.endsWith('package.json') ? undefined : `imports ${target}, which belongs to no room`;
  if (there.room !== room) {
    return room.imports.includes(there.room.path)
      ? undefined
      : `${room.path} may not import ${there.room.path} (${specifier})`;
  }
  return there.inner === inner
    ? undefined
    : `${room.path}/${inner} may not import its neighbor ${there.inner} (${specifier})`;
}

const nodeModules = new Set([
  'assert',
  'buffer',
  'child_process',
  'crypto',
  'events',
  'fs',
  'http',
  'https',
  'module',
  'net',
  'os',
  'path',
  'process',
  'stream',
  'timers',
  'tty',
  'url',
  'util',
  'vm',
  'worker_threads',
  'zlib',
]);

function isNodeModule(specifier: string): boolean {
  return specifier.startsWith('node:') || nodeModules.has(specifier.split('/')[0]!);
}

/** What a source imports, re-exports or loads by `import()`, with lines; types count too, code in template strings does not. */
function importsIn(text: string): { specifier: string; line: number }[] {
  const blank = (part: string): string => part.replaceAll(/[^\n]/g, ' ');
  const code = text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, blank).replaceAll(/`(?:\\.|[^`\\])*`/g, blank);
  const found = code.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)(['"])([^'"\n]+)\1/g);
  return [...found].map((match) => ({ specifier: match[2]!, line: code.slice(0, match.index).split('\n').length }));
}

/** Breaches of all the given files. */
export function breachesOf(files: readonly string[], root: string): Breach[] {
  return files.flatMap((file) => breachesIn(file, readFileSync(path.join(root, file), 'utf8')));
}

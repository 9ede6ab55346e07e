import { dirname } from 'node:path';

import { packageFolder } from '../packages.ts';
import { projectFolder } from './effective.ts';

/** Maximum number of members of an object that is written out. */
const shownMembers = 6;

/**
 * Folders of this machine that may occur in values, and the names that replace them. If several match, the first one is
 * used.
 */
const folders = [
  // The webpack whose defaults are read isn't necessarily the site's.
  { folder: dirname(packageFolder('webpack')), name: '<working directory>/node_modules' },
  { folder: projectFolder, name: '<context>' },
  { folder: process.cwd(), name: '<working directory>' },
];

/**
 * Writes a default as JavaScript source. Functions, class instances and large objects are described in words; local
 * paths become `<context>` and `<working directory>`.
 */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(withoutFolder(value));
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`;
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return String(value);
  const className = Object.getPrototypeOf(value)?.constructor.name as string | undefined;
  if (className && className !== 'Object') return `an instance of ${className}`;
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  if (entries.length === 0) return '{}';
  if (entries.length === 1 && entries[0]?.[0] === 'apply') return 'a plugin';
  if (entries.length > shownMembers) return '{ … }';
  return `{ ${entries.map(([key, member]) => `${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${valueText(member)}`).join(', ')} }`;
}

/**
 * Replaces a folder of this machine at the start of a path: `<working directory>/dist` for `/home/me/site/dist`. Only
 * whole path segments match.
 */
function withoutFolder(text: string): string {
  const isIn = (folder: string) => text.startsWith(folder) && /^(?:[/\\]|$)/.test(text.slice(folder.length));
  const found = folders.find(({ folder }) => isIn(folder));
  return found ? found.name + text.slice(found.folder.length) : text;
}

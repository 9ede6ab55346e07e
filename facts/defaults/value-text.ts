import { dirname } from 'node:path';

import { packageFolder } from '../packages.ts';
import { projectFolder } from './effective.ts';

/** Maximum number of members for which an object is written out. */
const shownMembers = 6;

/** Folders of this machine in values, and what they are called. Several can contain a value: the first that does is taken. */
const folders = [
  // Of the webpack that is read, which can be another than the site's.
  { folder: dirname(packageFolder('webpack')), name: '<working directory>/node_modules' },
  { folder: projectFolder, name: '<context>' },
  { folder: process.cwd(), name: '<working directory>' },
];

/**
 * JavaScript source of a default. Functions, class instances and large objects are described in words; local paths
 * become `<context>` and `<working directory>`.
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

/** `<working directory>/dist` for `/home/me/site/dist`. Text that only begins with the same letters stays as it is. */
function withoutFolder(text: string): string {
  const isIn = (folder: string) => text.startsWith(folder) && /^(?:[/\\]|$)/.test(text.slice(folder.length));
  const found = folders.find(({ folder }) => isIn(folder));
  return found ? found.name + text.slice(found.folder.length) : text;
}

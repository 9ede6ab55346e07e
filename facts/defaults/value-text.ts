import { dirname } from 'node:path';

import { packageFolder } from '../packages.ts';
import { exampleProject, projectFolder } from './effective.ts';

/** Maximum number of properties that an object may have to be written out as a default. */
const shownMembers = 8;

/** Text for a default that is an object with too many properties to write out. */
export const largeObject = '{ … }';

/**
 * Local folders whose paths may occur in defaults, with the expression that replaces each path. If several folders
 * match, the first one is used.
 */
const folders = [
  // The webpack version whose defaults are read isn't necessarily the one that the site is built with.
  { folder: dirname(packageFolder('webpack')), itself: 'path.resolve("node_modules")', base: 'node_modules' },
  { folder: projectFolder, itself: 'context' },
  { folder: exampleProject, itself: 'context' },
  { folder: process.cwd(), itself: 'process.cwd()', base: '' },
];

/**
 * Formats an option's default as JavaScript source. Functions, class instances, and large objects are described in
 * words. Local paths become expressions: `context`, `process.cwd()`, or `path.resolve("dist")`.
 */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return pathText(value) ?? JSON.stringify(value);
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`;
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return String(value);
  const className = Object.getPrototypeOf(value)?.constructor.name as string | undefined;
  if (className && className !== 'Object') return `an instance of ${className}`;
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  if (entries.length === 0) return '{}';
  if (entries.length === 1 && entries[0]?.[0] === 'apply') return 'a plugin';
  if (entries.length > shownMembers) return largeObject;
  return `{ ${entries.map(([key, member]) => `${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${valueText(member)}`).join(', ')} }`;
}

/**
 * Formats a local path in a default as an expression such as `path.resolve("dist")`. Only whole path segments match.
 *
 * @returns undefined for any other text
 */
function pathText(text: string): string | undefined {
  const isIn = (folder: string) => text.startsWith(folder) && /^(?:[/\\]|$)/.test(text.slice(folder.length));
  const found = folders.find(({ folder }) => isIn(folder));
  if (!found) return undefined;
  const rest = text.slice(found.folder.length);
  const below = rest.replaceAll(/^[/\\]|[/\\]$/g, '');
  const end = /[/\\]$/.test(rest) ? ' + "/"' : '';
  if (below === '') return found.itself + end;
  const whole =
    found.base === undefined
      ? `path.join(${found.itself}, ${JSON.stringify(below)})`
      : `path.resolve(${JSON.stringify(found.base ? `${found.base}/${below}` : below)})`;
  return whole + end;
}

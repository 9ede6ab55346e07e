import { dirname } from 'node:path';

import { packageFolder } from '../packages.ts';
import { projectFolder } from './effective.ts';

/** Maximum number of members for which an object is written out. */
const shownMembers = 6;

/** The folder with webpack, which differs for a version it is compared with. */
const packagesFolder = dirname(packageFolder('webpack'));

/**
 * JavaScript source of a default. Functions, class instances and large objects are described in words; local paths
 * become `<context>` and `<working directory>`.
 */
export function valueText(value: unknown): string {
  if (typeof value === 'string') {
    return JSON.stringify(
      value
        .replaceAll(projectFolder, '<context>')
        .replaceAll(packagesFolder, '<working directory>/node_modules')
        .replaceAll(process.cwd(), '<working directory>'),
    );
  }
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

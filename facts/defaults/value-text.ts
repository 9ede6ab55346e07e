import { dirname } from 'node:path';

import { packageFolder } from '../packages.ts';
import { projectFolder } from './effective.ts';

/** Objects with more members than that are not spelled out. */
const shownMembers = 6;

/** Where webpack is installed, which is in another folder for a webpack that this one is compared with. */
const packagesFolder = dirname(packageFolder('webpack'));

/**
 * JavaScript text of a default. Functions, classes and crowded objects, which nobody would write out, become words;
 * directories of this machine become `<context>` and `<working directory>`.
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

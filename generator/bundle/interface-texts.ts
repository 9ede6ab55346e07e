import { siteTexts } from '../../compile/interface-texts.ts';

/**
 * `DefinePlugin` definitions that replace `TEXTS`, the strings of the user interface. Strings become literals, and
 * functions become source code.
 */
export const textDefinitions = { TEXTS: asCode(await siteTexts()) as Code };

type Code = string | { [key: string]: Code };

function asCode(value: unknown): unknown {
  if (typeof value === 'function') return `(${value.toString()})`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asCode(inner)]));
}

/** Prepares a module for running in the worker: strips types and sets its path and URL. */
import { parse } from 'es-module-lexer/js';
import { stripTypeScriptTypes } from './parts.ts';
import { dirname } from '../../../src/model/posix-path.ts';

/**
 * @param code of the module
 * @param file absolute
 * @returns code in which `import.meta.dirname`, `filename` and `url` are what Node has there
 */
export function prepareModule(code: string, file: string): string {
  const script = /\.[cm]?ts$/.test(file) ? stripTypeScriptTypes(code) : code;
  if (!script.includes('import.meta')) return script;
  const values: Record<string, string> = { dirname: dirname(file), filename: file, url: `file://${encodeURI(file)}` };
  let made = '';
  let at = 0;
  for (const { s: start, e: end, d: kind } of parse(script)[0]) {
    const [whole, name = ''] = (kind === -2 && /^\.(dirname|filename|url)\b/.exec(script.slice(end))) || [];
    if (whole === undefined) continue;
    made += script.slice(at, start) + JSON.stringify(values[name]);
    at = end + whole.length;
  }
  return made + script.slice(at);
}

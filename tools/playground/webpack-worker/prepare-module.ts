/** Prepares an ES module for running in the worker: strips types, and sets the module's path and URL. */
import { parse } from 'es-module-lexer/js';
import { stripTypeScriptTypes } from './parts.ts';
import { dirname } from '../../../src/model/posix-path.ts';

/**
 * Strips types from an ES module and fills in `import.meta.dirname`, `filename`, and `url` with the values that Node.js
 * has.
 * @param code source code of the module
 * @param file absolute path of the module
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

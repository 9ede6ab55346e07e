import { nearest } from '../../src/model/nearest.ts';
import type { Facts } from '../../facts/types.ts';
import type { Finding } from './finding.ts';

const prefix = 'WEBPACK_';

/**
 * Finds unknown environment variables with webpack's prefix (`WEBPACK_…`). A project's own variables may have that
 * prefix too, because DotenvPlugin requires it. In text about `.env` files, only likely typos are reported.
 *
 * @param text prose or code
 */
export function unknownVariables(text: string, facts: Facts): Finding[] {
  const known = facts.ofKind('env').map(({ name }) => name);
  const rests = known.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  const mayBeOwn = /dotenv|\.env\b/i.test(text);
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/(?<![\w$])WEBPACK_[A-Z][A-Z_]*(?![\w$(])/g)]
      .map(([name]) => name)
      .filter((name) => !known.includes(name) && !known.some((one) => name.endsWith('_') && one.startsWith(name)))
      .map((name) => ({ name, slip: nearest(name.slice(prefix.length), rests) }))
      .filter(({ slip }) => !mayBeOwn || slip !== undefined)
      .map(({ name, slip }) => ({
        line: index + 1,
        message: `webpack has no environment variable ${name}.${slip === undefined ? '' : ` Did you mean ${prefix}${slip}?`}`,
      })),
  );
}

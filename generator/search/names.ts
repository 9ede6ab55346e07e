import type { Fact } from '../../facts/types.ts';
import { lastPart } from '../../src/model/last-part.ts';

/**
 * Returns the usual variable name of an object with hooks or methods: `compiler` for `Compiler`, `parser` for
 * `JavascriptParser`.
 */
function instanceName(owner: string): string {
  if (owner === 'JavascriptParser') return 'parser';
  return owner.charAt(0).toLowerCase() + owner.slice(1);
}

/**
 * Returns the names by which readers search for an option, hook, and so on, spelled as in code, with the most common
 * first.
 */
export function namesOfFact(fact: Fact): string[] {
  const plain = fact.name.replace(/\.?<[^>]*>/g, '');
  const [owner = '', ...rest] = plain.split('.');
  const member = rest.join('.');
  switch (fact.kind) {
    case 'devserver':
      return [`devServer.${plain}`];
    case 'middleware':
      return [`devServer.devMiddleware.${plain}`];
    case 'hook':
      return member === ''
        ? [plain]
        : [`${instanceName(owner)}.hooks.${member}`, ...(owner === 'JavascriptParser' ? [plain] : [])];
    case 'loader-context':
      return [`this.${plain}`];
    case 'api':
      return member === '' ? [plain] : [`${instanceName(owner)}.${member}`];
    case 'declaration':
      return isLookedFor(fact) ? [plain] : [];
    case 'plugin':
      return [lastPart(plain)];
    case 'cli':
    case 'env':
      return [plain, ...(fact.aliases ?? []).filter((alias) => alias.length > 1)];
    default:
      return [plain];
  }
}

/**
 * Whether readers search for a name from webpack's type declarations. Excluded are names that are documented under
 * another name, constructors, which are found by their class, and internals of the parsers, whose pages are found by
 * name.
 */
function isLookedFor({ name, group, sameAs }: Fact): boolean {
  return !sameAs?.length && group !== 'constructor' && !/\bsyntax\.(?:\w+\.)+/.test(name);
}

/**
 * Returns the messages of an error or a deprecation without their variable parts, as readers may paste them into the
 * search.
 */
export function messagesOfFact(fact: Fact): string[] {
  return (fact.text ?? [])
    .map((text) =>
      text
        .replace(/\$\{[^}]*\}/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text.length > 8);
}

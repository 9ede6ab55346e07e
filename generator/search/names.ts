import type { Fact } from '../../facts/types.ts';

/** How an owner of hooks or members is called in code: `Compiler` is `compiler`, `JavascriptParser` is `parser`. */
function instanceName(owner: string): string {
  if (owner === 'JavascriptParser') return 'parser';
  return owner.charAt(0).toLowerCase() + owner.slice(1);
}

/** The names under which readers look for a fact, as they write them in code, the usual one first. */
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
      return [plain.split('.').at(-1)!];
    case 'cli':
    case 'env':
      return [plain, ...(fact.aliases ?? []).filter((alias) => alias.length > 1)];
    default:
      return [plain];
  }
}

/**
 * Whether readers look for a declared name here: not what has a page of its own, nor constructors, which are found by their
 * class, nor the insides of the parsers, whose pages are found by their names.
 */
function isLookedFor({ name, group, sameAs }: Fact): boolean {
  return !sameAs?.length && group !== 'constructor' && !/\bsyntax\.(?:\w+\.)+/.test(name);
}

/** Messages of an error or a deprecation as a reader may paste them: what varies is left out. */
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

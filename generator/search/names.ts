import type { Fact } from '../../facts/types.ts';

/** Usual variable name of an object with hooks or members: `Compiler` is `compiler`, `JavascriptParser` is `parser`. */
function instanceName(owner: string): string {
  if (owner === 'JavascriptParser') return 'parser';
  return owner.charAt(0).toLowerCase() + owner.slice(1);
}

/** Names by which readers search for a fact, as written in code, the most common first. */
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
 * Whether readers search for a declared name: not those with their own page, constructors, which are found by their
 * class, or internals of the parsers, whose pages are found by name.
 */
function isLookedFor({ name, group, sameAs }: Fact): boolean {
  return !sameAs?.length && group !== 'constructor' && !/\bsyntax\.(?:\w+\.)+/.test(name);
}

/** Messages of an error or a deprecation as readers may paste them, without their variable parts. */
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

import { nearest } from '../../../src/model/nearest.ts';
import { pathText } from '../../../tools/configuration-explorer/model/option-index.ts';
import type { KeyPath } from '../../../tools/configuration-explorer/model/answer.ts';
import { optionsOf } from '../configuration/checked.ts';
import type { Library } from '../library/library.ts';
import { removedWords } from './removed-words.ts';

/** `configuration.module has an unknown property 'loaders'. These properties are valid:`, and the properties. */
const refusal =
  /\b(configuration|options)([\w.[\]]*) has an unknown property '([^'\n]{1,100})'(?:[^{]*object \{([^}]*)\})?/;

const { didYouMean } = TEXTS.configurationExplorer;

/**
 * What became of the options that the message of a validation calls unknown: what replaces one that earlier versions had, or which
 * of the valid names is nearly the same where the message doesn't propose one itself; a line each. Of options of packages, those
 * of webpack-dev-server are known.
 */
export function unknownOptionsIn(library: Library, text: string): string[] {
  const options = optionsOf(library);
  const isOfServer = /\bDev Server has been initialized\b/i.test(text);
  const lines = text.split(/^\s*- (?=configuration|options)/m).flatMap((item) => {
    const [, root, inside = '', key = '', valid = ''] = refusal.exec(item) ?? [];
    if (root === undefined || (root === 'options' && !isOfServer)) return [];
    const above: KeyPath = [...(root === 'options' ? ['devServer'] : []), ...keysOf(inside)];
    const path = [...above, key];
    const removed = options.removed(path);
    if (removed) return [`- \`${pathText(path)}\`: ${removedWords(removed)}`];
    const meant = /\bDid you mean\b/.test(item) ? undefined : nearest(key, valid.match(/[\w$]+(?=\?)/g) ?? []);
    return meant === undefined ? [] : [`- \`${pathText(path)}\`: ${didYouMean(pathText([...above, meant]))}`];
  });
  return [...new Set(lines)].slice(0, 8);
}

/** `.module.rules[0]` as keys. */
function keysOf(path: string): KeyPath {
  return (path.match(/[\w$]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

import { nearest } from '../../../src/model/nearest.ts';
import { pathText } from '../../../tools/configuration-explorer/model/option-index.ts';
import type { KeyPath } from '../../../tools/configuration-explorer/model/answer.ts';
import { optionsOf } from '../configuration/checked.ts';
import type { Library } from '../library/library.ts';
import { pageOfPackage } from '../library/package-options.ts';
import { absolute } from './addresses.ts';
import { removedWords } from './removed-words.ts';

/** `configuration.module has an unknown property 'loaders'. These properties are valid:`, and the properties. */
const refusal =
  /\b(configuration|options)([\w.[\]]*) has an unknown property '([^'\n]{1,100})'(?:[^{]*object \{([^}]*)\})?/;

const { didYouMean } = TEXTS.configurationExplorer;

/**
 * What became of the options that the message of a validation calls unknown: what replaces one that earlier versions had, or which
 * of the valid names is nearly the same where the message doesn't propose one itself; a line each. For other options of a loader
 * or a plugin, where its options are described.
 */
export function unknownOptionsIn(library: Library, text: string): string[] {
  const options = optionsOf(library);
  const [, owner = ''] = /\b([A-Z][\w ]*) has been initialized\b/.exec(text) ?? [];
  const isOfServer = /\bDev Server has been initialized\b/i.test(text);
  const lines = text.split(/^\s*- (?=configuration|options)/m).flatMap((item) => {
    const [, root, inside = '', key = '', valid = ''] = refusal.exec(item) ?? [];
    if (root === undefined) return [];
    const isOfPackage = root === 'options' && !isOfServer;
    const above: KeyPath = [...(root === 'options' && isOfServer ? ['devServer'] : []), ...keysOf(inside)];
    const path = [...above, key];
    const removed = isOfPackage ? undefined : options.removed(path);
    if (removed) return [`- \`${pathText(path)}\`: ${removedWords(removed)}`];
    const meant = /\bDid you mean\b/.test(item) ? undefined : nearest(key, valid.match(/[\w$]+(?=\?)/g) ?? []);
    if (meant !== undefined) return [`- \`${pathText(path)}\`: ${didYouMean(pathText([...above, meant]))}`];
    const page = isOfPackage ? pageOfPackage(library.pages().values(), owner) : undefined;
    return page ? [`- \`${pathText(path)}\`: ${page.title} has no such option: ${absolute(library, page.url)}`] : [];
  });
  return [...new Set(lines)].slice(0, 8);
}

/** `.module.rules[0]` as keys. */
function keysOf(path: string): KeyPath {
  return (path.match(/[\w$]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

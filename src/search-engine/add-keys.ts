import type { Label } from './catalog.ts';
import type { Filling } from './filling.ts';
import { keysOfMessage } from './message.ts';
import { tellingLines } from './telling-lines.ts';
import { namesCode } from './without-paths.ts';
import { pathSuffixes, squash, stem, withoutArguments } from './words.ts';
import { append } from '../model/append.ts';

const suffixQuality = 0.85;

/**
 * Match quality of an error message if only its words match the query, but not the names quoted in it. The quality is
 * lower if those names are of different kinds, such as a file and a package.
 */
const bareQuality = 0.95;
const otherKindQuality = 0.7;

/** Penalty in match quality for each segment that the query omits at the beginning of an option's path. */
const suffixLoss = 0.04;

/** Matches the class name at the beginning of an error message, such as `TypeError: `. */
const errorClass = /^(?:[A-Z]\w*)?Error: /;

/** Minimum quality of a match with the last segments of an option's path. */
const leastSuffix = 0.6;

/** Returns a search key that is the same for `HtmlWebpackPlugin` and `HtmlPlugin`. */
export function canonicalKey(key: string): string {
  return key.replace(/webpackplugin$/, 'plugin');
}

/**
 * Adds the identifiers in a search label (a title, name, or phrase), and the last segments of identifier paths, to the
 * index of keys.
 */
export function addKeys(catalog: Filling, label: Label, isStep: boolean): void {
  const { text } = label;
  if (label.kind !== 'name' && /\s/.test(text)) {
    const message = tellingLines(text).join(' ');
    // In logs and queries, error messages often lack the class of the error, such as `TypeError`.
    for (const worded of new Set([message, message.replace(errorClass, '')])) {
      for (const [index, key] of keysOfMessage(worded).entries())
        append(catalog.keys, key, {
          label,
          quality: [1, namesCode(text) ? otherKindQuality : bareQuality][index] ?? otherKindQuality,
        });
    }
  }
  if (label.kind === 'title')
    for (const name of namesInTitle(text)) append(catalog.keys, squash(name), { label, quality: nameInTitleQuality });
  for (const message of quotedIn(text)) append(catalog.keys, squash(message), { label, quality: bareQuality });
  for (const [index, suffix] of pathSuffixes(withoutArguments(text)).entries()) {
    const key = squash(suffix);
    if (key.length < 2) continue;
    const whole = index === 0 && !isStep;
    const quality = whole ? 1 : Math.max(leastSuffix, suffixQuality - suffixLoss * Math.max(0, index - 1));
    append(catalog.keys, key, { label, quality });
    if (index === 0 && stem(key) === key.slice(0, -1) && key.endsWith('s'))
      append(catalog.keys, stem(key), { label, quality: quality * suffixQuality });
    if (canonicalKey(key) !== key) append(catalog.keys, canonicalKey(key), { label, quality: quality * suffixQuality });
  }
}

/**
 * Matches an identifier in a title of several words: a path, a flag, or a name that is in camel case or has underscores.
 */
const nameInTitle =
  /(?<![\w$.-])(?:[A-Za-z]\w*(?:\.(?!(?:js|ts|json)\b)[\w$]+)+|--[a-z][a-z-]+|[a-z]+[A-Z]\w*|__\w+__)(?![\w$.-]*\w)/g;

/** Match quality of an identifier in a title of several words. A heading that consists of the name matches better. */
const nameInTitleQuality = 0.8;

/** Returns the identifiers in a title of several words, such as `module.hot.accept(): updates to dependencies`. */
export function namesInTitle(title: string): string[] {
  return /\s/.test(title) ? (withoutArguments(title).match(nameInTitle) ?? []) : [];
}

/** Returns error messages that are quoted in a page title or heading: `"process is not defined" in the browser`. */
function quotedIn(text: string): string[] {
  return Array.from(text.matchAll(/["“]([^"”]{12,})["”]/g), ([, quoted = '']) => quoted).filter((quoted) =>
    /\s/.test(quoted),
  );
}

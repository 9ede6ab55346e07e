import type { Label } from './catalog.ts';
import { append, type Filling } from './filling.ts';
import { keysOfMessage } from './message.ts';
import { tellingLines } from './telling-lines.ts';
import { namesCode } from './without-paths.ts';
import { pathSuffixes, squash, stem, withoutArguments } from './words.ts';

const suffixQuality = 0.85;

/**
 * Quality of a message match that ignores the names in the message. It is lower if these names are of a different kind
 * than those in the query.
 */
const bareQuality = 0.95;
const otherKindQuality = 0.7;

/** Penalty for each segment omitted at the beginning of a path. */
const suffixLoss = 0.04;

/** Matches the class at the beginning of an error message. */
const errorClass = /^(?:[A-Z]\w*)?Error: /;

/** Minimum quality of a match with the end of a path. */
const leastSuffix = 0.6;

/** Returns the key under which `HtmlWebpackPlugin` and `HtmlPlugin` are the same. */
export function canonicalKey(key: string): string {
  return key.replace(/webpackplugin$/, 'plugin');
}

/** Adds the identifiers in a label, and the ends of their paths, to the catalog's keys. */
export function addKeys(catalog: Filling, label: Label, isStep: boolean): void {
  const { text } = label;
  if (label.kind !== 'name' && /\s/.test(text)) {
    const message = tellingLines(text).join(' ');
    // Error messages in logs and queries often omit the class of the error.
    for (const worded of new Set([message, message.replace(errorClass, '')])) {
      for (const [index, key] of keysOfMessage(worded).entries())
        append(catalog.keys, key, {
          label,
          quality: [1, namesCode(text) ? otherKindQuality : bareQuality][index] ?? otherKindQuality,
        });
    }
  }
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

/** Returns error messages that are quoted in a title: `"process is not defined" in the browser`. */
function quotedIn(text: string): string[] {
  return Array.from(text.matchAll(/["“]([^"”]{12,})["”]/g), ([, quoted = '']) => quoted).filter((quoted) =>
    /\s/.test(quoted),
  );
}

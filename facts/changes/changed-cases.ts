/**
 * Splits the text that describes a changed default (`default-difference.ts`) into parts, so that values are shown as
 * code.
 */
import { ofItsOptions } from '../../src/model/default-line.ts';
import { splitSource } from './split-source.ts';

/** Part of a changed default's description: a word such as `unchanged`, or JavaScript source. */
interface ChangedPart {
  text: string;
  isCode: boolean;
}

/** How a default changed in some configurations. */
interface ChangedCase {
  /** Types of dependencies to which the change applies: `dependency "esm" or "worker": `. Usually empty. */
  dependencies: string;
  /** The old value, an arrow, and the new value; or the added and removed items, separated by words. */
  parts: ChangedPart[];
  /**
   * Configurations to which the change applies, without parentheses: `mode: "production"`. Empty if it applies to all.
   */
  condition: string;
}

/** Splits the description of a changed default into its cases. */
export function changedCases(says: string): ChangedCase[] {
  return splitCases(says).map((text) => {
    const [type = ''] = text.startsWith('dependency ') ? (splitSource(text, ': ') ?? []) : [];
    const dependencies = type && `${type}: `;
    const change = text.slice(dependencies.length);
    // The condition is in parentheses at the end.
    const last = splitSource(change, ' ')?.at(-1) ?? '';
    const condition = last.startsWith('(') ? last.slice(1, -1) : '';
    const end = condition === '' ? change.length : -last.length - 1;
    return { dependencies, parts: partsOf(change.slice(0, end)), condition };
  });
}

/** Splits the description of a changed default into the texts of its cases. */
export function splitCases(says: string): string[] {
  return splitSource(says, '; ') ?? [says];
}

const arrow = ' → ';

function partsOf(change: string): ChangedPart[] {
  const values = splitSource(change, arrow) ?? [];
  if (values.length > 1) return values.flatMap((text) => [words(arrow), value(text)]).slice(1);
  return (splitSource(change, ', with ') ?? []).flatMap((list, index) => {
    const [, word, items] = /^(with |without )?(.*)$/.exec(index > 0 ? `with ${list}` : list) ?? [];
    const separator = index > 0 ? [words(', ')] : [];
    return word && items ? [...separator, words(word), { text: items, isCode: true }] : [words(list)];
  });
}

function value(text: string): ChangedPart {
  return { text, isCode: text !== ofItsOptions && !/^an? /.test(text) };
}

function words(text: string): ChangedPart {
  return { text, isCode: false };
}

import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Fact, Facts } from '../../facts/types.ts';
import { factsAttribute, factsValue } from '../fact-addresses.ts';
import { lastPart } from '../../src/model/last-part.ts';

/**
 * Maximum length of a displayed TypeScript signature in characters. In longer ones, the bodies of object types are
 * elided.
 */
const longest = 400;

const typesOf = new WeakMap<Facts, Map<string, Fact>>();

/**
 * Renders a TypeScript signature with its name emphasized. Types that webpack declares link to their documentation.
 *
 * @param name at the start of the signature
 * @param elsewhere value of the attribute that links the name to its documentation; `''` if it is documented here
 */
export function signature(written: string, facts: Facts, name = '', elsewhere = ''): ElementContent[] {
  const short = written.length > longest ? withoutBodies(written) : written;
  const rest = name !== '' && short.startsWith(name) ? short.slice(name.length) : short;
  const parts = linkedTypes(rest, facts);
  return rest === short ? parts : [h('b', elsewhere === '' ? {} : { [factsAttribute]: elsewhere }, name), ...parts];
}

/** Renders a TypeScript type. The types in it that webpack declares link to their documentation. */
export function linkedTypes(type: string, facts: Facts): ElementContent[] {
  const types = declaredTypes(facts);
  return type.split(/(\b[A-Z]\w*\b)/).map((part, index): ElementContent => {
    const fact = index % 2 === 1 ? types.get(part) : undefined;
    return fact ? h('span', { [factsAttribute]: factsValue(fact) }, part) : { type: 'text', value: part };
  });
}

/** Renders the name of an argument, linked to the documentation of the first type in `type` that webpack declares. */
export function linkedToType(name: string, type: string, facts: Facts): ElementContent {
  const types = declaredTypes(facts);
  const fact = (type.match(/\b[A-Z]\w*\b/g) ?? []).map((word) => types.get(word)).find((known) => known !== undefined);
  return fact ? h('span', { [factsAttribute]: factsValue(fact) }, name) : { type: 'text', value: name };
}

/**
 * Indexes webpack's classes, interfaces and types by the last part of their public path, because signatures use that
 * part.
 */
function declaredTypes(facts: Facts): Map<string, Fact> {
  const known = typesOf.get(facts);
  if (known) return known;
  const types = new Map<string, Fact>();
  for (const fact of facts.ofKind('declaration')) {
    const name = lastPart(fact.name);
    const isType = fact.group === 'class' || fact.group === 'interface' || fact.group === 'type';
    if (isType && (!types.has(name) || fact.name === name)) types.set(name, fact);
  }
  typesOf.set(facts, types);
  return types;
}

/** Shortens a TypeScript signature by replacing each outermost object type of more than a few words with `{ … }`. */
function withoutBodies(text: string): string {
  let depth = 0;
  let start = 0;
  let out = '';
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{' && depth++ === 0) start = at;
    if (depth === 0) out += text[at]!;
    if (text[at] === '}' && --depth === 0) out += at - start > 60 ? '{ … }' : text.slice(start, at + 1);
  }
  return out;
}

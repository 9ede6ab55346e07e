import { islandTexts, pageTexts } from './interface-texts.ts';
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Fact, Facts } from '../facts/types.ts';
import { linkedToType, linkedTypes, signature } from './components/signature.ts';
import { factsAttribute, factsValue } from './fact-addresses.ts';
import { readDefaultWithCode, sinceOf } from './fact-words.ts';
import { canBeSet, type DefaultPart } from '../src/model/default-line.ts';
import { betweenParts } from '../src/model/word-breaks.ts';
import { lastPart } from '../src/model/last-part.ts';

/** Class of removed webpack hooks, which only report that they were removed. Their arguments are unknown. */
const removedHook = 'Hook';

/** Context for rendering the list of facts below a heading, such as an option's type and default. */
interface BlockSetting {
  /** All facts about webpack, used to link the types that it declares. */
  facts?: Facts | undefined;
  /** Whether code in the section below already uses the option, so that its generated example isn't needed. */
  hasBlock?: boolean;
  /** Whether to show the option's name, because the heading above doesn't contain it. */
  isNamed?: boolean;
}

/**
 * Renders the list of facts below the heading of an option or another fact: type, default, example, and so on.
 *
 * @returns undefined if the block would be empty
 */
export function factsBlock(
  fact: Fact,
  { facts, hasBlock = false, isNamed = false }: BlockSetting = {},
): Element | undefined {
  const example = hasBlock ? undefined : exampleOf(fact, pageTexts.showExample);
  const all: Row[] = [...factRows(fact, facts), ...(example ? [[pageTexts.facts.example, example] satisfies Row] : [])];
  if (isNamed && all.length > 0) all.unshift([pageTexts.facts.name, code(fact.name)]);
  const rows = all.map(([term, ...content]) => h('div', [h('dt', term), h('dd', content)]));
  return rows.length > 0 ? h('dl', { class: 'facts' }, rows) : undefined;
}

/**
 * Renders the details of the option in a table row or list item on one line: type, default, first version, and whether
 * it is deprecated or experimental.
 *
 * @param facts all facts, used to link types
 */
export function compactFacts(fact: Fact, facts?: Facts): Element | undefined {
  const parts: (string | ElementContent)[] = [];
  const add = (...part: (string | ElementContent)[]): void => {
    if (parts.length > 0) parts.push(betweenParts);
    parts.push(...part);
  };
  // In a table, CSS puts the default on the next line (short-facts.global.css).
  const addDefault = (...part: (string | ElementContent)[]): void => {
    if (parts.length > 0) parts.push(h('span', { class: 'between' }, betweenParts));
    parts.push(...part);
  };
  if (fact.tapable && fact.tapable !== removedHook)
    add(h('code', [`${fact.tapable}(`, ...separated(argumentNames(fact, facts)), ')']));
  else if (fact.signature) add(code(fact.signature));
  else if (fact.type) add(typeOf(fact, fact.type, facts));
  if (fact.required && fact.default === undefined) addDefault(pageTexts.isRequired);
  else if (canBeSet(fact)) addDefault(...compactDefault(readDefaultWithCode(fact)));
  const since = sinceOf(fact);
  if (since) add(`${pageTexts.isSince} `, badge(since));
  if (fact.experimental) add(badge(pageTexts.isExperimental));
  if (fact.deprecated) add(badge(pageTexts.isDeprecated));
  return parts.length > 0 ? h('span', { class: 'fact' }, parts) : undefined;
}

/**
 * Renders the expandable example of an option: a single line, from which the browser generates a complete configuration
 * (`src/prose/option-example/`).
 *
 * @param label text of the summary
 */
export function exampleOf({ example }: Fact, label: string = pageTexts.example): Element | undefined {
  return example === undefined ? undefined : h('details', { class: 'eg' }, [h('summary', label), code(example)]);
}

function argumentNames({ args }: Fact, facts: Facts | undefined): ElementContent[] {
  return (args ?? []).map(({ name, type }): ElementContent =>
    facts && type ? linkedToType(name, type, facts) : { type: 'text', value: name },
  );
}

/** Kinds of facts whose types are declared by webpack, and not by webpack-dev-server or another package. */
const typedByWebpack: ReadonlySet<string> = new Set(['option', 'plugin-option', 'loader-context', 'api', 'stat']);

/** Renders a fact's type. The types in it that webpack declares link to their documentation. */
function typeOf({ kind }: Fact, type: string, facts: Facts | undefined): Element {
  return facts && typedByWebpack.has(kind) ? h('code', linkedTypes(type, facts)) : code(type);
}

type Row = [term: string, ...content: (string | ElementContent)[]];

function factRows(fact: Fact, facts: Facts | undefined): Row[] {
  const typed = (text: string): Element => h('code', facts ? signature(text, facts) : text);
  const rows: Row[] = [];
  const isHook = fact.tapable !== undefined && fact.tapable !== removedHook;
  if (isHook) rows.push([pageTexts.facts.hook, code(fact.tapable!)]);
  if (isHook && fact.args) {
    rows.push([
      pageTexts.facts.arguments,
      ...(fact.args.length === 0
        ? [pageTexts.none]
        : separated(
            fact.args.map((argument) =>
              typed(`${argument.name}${argument.optional ? '?' : ''}${argument.type ? `: ${argument.type}` : ''}`),
            ),
          )),
    ]);
  }
  if (fact.tapable && fact.returns) rows.push([pageTexts.facts.returns, typed(fact.returns)]);
  if (fact.fires && fact.fires.phase !== lastPart(fact.name))
    rows.push([pageTexts.facts.phase, code(fact.fires.phase)]);
  if (fact.signature) rows.push([pageTexts.facts.signature, typed(fact.signature)]);
  else if (fact.type && !fact.tapable) rows.push([pageTexts.facts.type, typeOf(fact, fact.type, facts)]);
  if (fact.values && !saysValues(fact.type, fact.values))
    rows.push([pageTexts.facts.values, ...separated(fact.values.map((value) => code(JSON.stringify(value))))]);
  if (canBeSet(fact)) rows.push([pageTexts.facts.default, ...defaultContent(readDefaultWithCode(fact), h('br'))]);
  if (fact.aliases?.length) rows.push([pageTexts.facts.alias, ...separated(fact.aliases.map(code))]);
  if (fact.kind === 'stage' && fact.order !== undefined) rows.push([pageTexts.facts.order, code(String(fact.order))]);
  if (fact.text?.length)
    rows.push([
      fact.text.length === 1 ? pageTexts.facts.message : pageTexts.facts.messages,
      ...lines(fact.text.map(code)),
    ]);
  const since = sinceOf(fact);
  if (since) rows.push([pageTexts.facts.since, badge(since)]);
  if (fact.experimental) rows.push([pageTexts.facts.experimental, pageTexts.canChange]);
  if (fact.deprecated) rows.push([pageTexts.facts.deprecated, ...deprecationContent(fact, facts)]);
  return rows;
}

/** Renders a note that a name is deprecated, with the reason or the replacement. */
function deprecationContent(fact: Fact, facts: Facts | undefined): (string | ElementContent)[] {
  if (fact.deprecated !== true) return replacement(fact, facts);
  if (!('instead' in fact) || !fact.instead) return [pageTexts.yes];
  return noteContent(fact.instead, (name) => facts?.byId.get(`${fact.kind}:${name}`));
}

/**
 * Renders what to use instead of a deprecated option or hook, with a link. For other deprecated items, renders
 * webpack's own comment.
 */
function replacement({ kind, deprecated }: Fact, facts: Facts | undefined): (string | ElementContent)[] {
  const [name = '', ...stage] = String(deprecated).split(', ');
  if (kind !== 'option' && kind !== 'hook') return [String(deprecated)];
  const named = facts?.byId.get(`${kind}:${name}`);
  const link = h('code', named ? { [factsAttribute]: factsValue(named) } : {}, name);
  return [pageTexts.useInstead.before, link, ...stage.map((each) => `, ${each}`), pageTexts.useInstead.after];
}

/**
 * Renders an option's default within a line: `default true in production, otherwise false`, `if not set, old files
 * stay`.
 */
function compactDefault(parts: readonly DefaultPart[]): (string | ElementContent)[] {
  const [only, ...others] = parts;
  if (only?.text === islandTexts.ofItsOptions) return [pageTexts.ofItsOptions];
  if (only?.text === islandTexts.notSet && others.length === 0 && only.note)
    return [pageTexts.ifNotSet, ...noteContent(only.note)];
  const isList = others.length > 1 || parts.some(({ clause }) => clause.includes(','));
  return [pageTexts.hasDefault, ...defaultContent(parts, isList ? '; ' : ', ')];
}

/** Renders the values of an option's default with their conditions and separators. */
export function defaultContent(parts: readonly DefaultPart[], between: ElementContent | string): ElementContent[] {
  const text = (value: string): ElementContent => ({ type: 'text', value });
  return parts.flatMap((part, index): ElementContent[] => [
    ...(index === 0 ? [] : [typeof between === 'string' ? text(between) : between]),
    ...(part.isOtherwise && part.clause ? noteContent(`${part.clause} `) : []),
    part.inWords ? text(part.text) : code(part.text),
    ...(part.clause && !part.isOtherwise ? noteContent(` ${part.clause}`) : []),
    ...(part.note ? [text(': '), ...noteContent(part.note)] : []),
  ]);
}

/**
 * Renders text as HTML, where backticks mark code. Code that is the name of a fact becomes a link, if `factNamed` is
 * given.
 */
function noteContent(note: string, factNamed?: (name: string) => Fact | undefined): ElementContent[] {
  return note.split('`').flatMap((part, index): ElementContent[] => {
    if (part === '') return [];
    if (index % 2 === 0) return [{ type: 'text', value: part }];
    const named = factNamed?.(part);
    return [named ? h('code', { [factsAttribute]: factsValue(named) }, part) : code(part)];
  });
}

/** Whether the text of an option's type already lists all its values. */
function saysValues(type: string | undefined, values: string[]): boolean {
  return (
    type !== undefined && values.every((value) => type.includes(JSON.stringify(value)) || type.includes(`'${value}'`))
  );
}

function code(text: string): Element {
  return h('code', text);
}

function badge(text: string): Element {
  return h('span', { class: 'badge' }, text);
}

function separated(items: readonly ElementContent[]): ElementContent[] {
  return items.flatMap((item, index): ElementContent[] =>
    index === 0 ? [item] : [{ type: 'text', value: ', ' }, item],
  );
}

function lines(items: Element[]): ElementContent[] {
  return items.flatMap((item, index): ElementContent[] => (index === 0 ? [item] : [h('br'), item]));
}

/** Renders a single class member for `<Declarations>`, and the introduction of a class. */
import { pageTexts } from '../interface-texts.ts';
import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import GithubSlugger from 'github-slugger';
import type { Fact, Facts } from '../../facts/types.ts';
import { twinsValue } from '../fact-addresses.ts';
import { sinceOf } from '../fact-words.ts';
import type { ComponentPage } from './component.ts';
import { signature } from './signature.ts';
import { betweenParts } from '../../src/model/word-breaks.ts';

/** Context for rendering a list of class members. */
export interface Showing {
  facts: Facts;
  /** Descriptions of class members that haven't been used yet, by member. */
  words: Map<string, string>;
  page: ComponentPage;
  deep: boolean;
}

/** Renders the introduction of a class: its base class, where it is exported, and the package's comment. */
export function aboutType(fact: Fact, facts: Facts): ElementContent[] {
  const parts: (string | ElementContent)[][] = [];
  if (fact.extends) parts.push(['Extends ', h('code', signature(fact.extends.join(', '), facts))]);
  if (fact.group === 'class')
    parts.push(fact.exported ? [h('code', `webpack.${fact.name}`)] : ['Not exported: you get instances from webpack']);
  if (fact.files) parts.push([fact.files.length > 1 ? 'Files ' : 'File ', h('code', fact.files.join(', '))]);
  const since = sinceOf(fact);
  if (since) parts.push([h('span', { class: 'badge' }, since)]);
  if (fact.deprecated) parts.push(deprecation(fact));
  return [
    ...(parts.length > 0 ? [h('p', { class: 'declared' }, separated(parts))] : []),
    ...(fact.type ? [h('p', { class: 'declared' }, h('code', signature(fact.type, facts)))] : []),
  ];
}

/** Renders a class member: its signature with linked types, its badges and its description. */
export function showMember(member: Fact, { facts, words, page }: Showing): ElementContent[] {
  const name = memberName(member);
  const sentence = takeSentence(member, words);
  const id = claim(member, page);
  const written = (member.signature ?? typed(member, name)).split('\n');
  const since = sinceOf(member);
  const badges = [
    ...(since ? [since] : []),
    ...(member.internal ? ['internal'] : []),
    ...(member.deprecated ? ['deprecated'] : []),
  ];
  return [
    h('dt', { id: id ?? null }, [
      ...separated(
        written.map((line) => [h('code', signature(line, facts, name, twinsValue(member)))]),
        h('br'),
      ),
      ...badges.flatMap((badge) => [' ', h('span', { class: 'badge' }, badge)]),
    ]),
    h('dd', [
      ...said(member, sentence),
      ...(typeof member.deprecated === 'string' ? [h('p', deprecation(member))] : []),
    ]),
  ];
}

/** Takes the description of a class member out of the map, by public path (`sources.ConcatSource.add`) or by name. */
export function takeSentence(member: Fact, words: Map<string, string>): string | undefined {
  const key = words.has(member.name) ? member.name : memberName(member);
  const sentence = words.get(key);
  words.delete(key);
  return sentence;
}

/** Renders the author's sentence about a class member or, without one, webpack's own comment, marked as such. */
export function said(member: Fact, sentence: string | undefined): ElementContent[] {
  if (sentence !== undefined) return [h('p', inlineCode(sentence))];
  return member.comment ? [h('p', h('q', { class: 'comment', title: pageTexts.comment }, member.comment))] : [];
}

function deprecation(fact: Fact): (string | ElementContent)[] {
  return [pageTexts.facts.deprecated, ...(typeof fact.deprecated === 'string' ? [': ', h('q', fact.deprecated)] : [])];
}

function typed({ group, type, optional }: Fact, name: string): string {
  if (type === undefined || type === '') return group === 'class' || group === 'namespace' ? `${group} ${name}` : name;
  return `${name}${optional ? '?' : ''}: ${type}`;
}

/** Returns a class member's name without the name of its class. */
export function memberName({ name, owner }: Fact): string {
  return owner === undefined ? name : name.slice(owner.length + 1);
}

/**
 * Records that the page documents a class member, and gives the member an id. Returns the id, or undefined if it is
 * already taken.
 */
export function claim(member: Fact, page: ComponentPage): string | undefined {
  const id = page.takeId(new GithubSlugger().slug(member.name));
  page.claim(member.id, id);
  return id;
}

function inlineCode(sentence: string): (string | ElementContent)[] {
  return sentence.split('`').map((part, index) => (index % 2 === 1 ? h('code', part) : part));
}

/** Joins the items of a line with a separator. */
export function separated(
  parts: (string | ElementContent)[][],
  between: string | ElementContent = betweenParts,
): (string | ElementContent)[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [between, ...part]));
}

/** How `<Declarations>` shows a single member, and what it says of a class as a whole. */
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

/** What a list of members is shown with. */
export interface Showing {
  facts: Facts;
  /** Sentences by member; those that are used are taken out. */
  words: Map<string, string>;
  page: ComponentPage;
  deep: boolean;
}

/** What a class is made of: what it extends, where it lives, what the package says of it. */
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

/** A member: its signature, in which types lead to their entries, its badges, and what is said of it. */
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

/** The sentence about a member, under its public path (`sources.ConcatSource.add`) or its own name; each is used once. */
export function takeSentence(member: Fact, words: Map<string, string>): string | undefined {
  const key = words.has(member.name) ? member.name : memberName(member);
  const sentence = words.get(key);
  words.delete(key);
  return sentence;
}

/** Our own sentence, else the package's own comment, marked as its words. */
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

/** The name of a member without what it belongs to. */
export function memberName({ name, owner }: Fact): string {
  return owner === undefined ? name : name.slice(owner.length + 1);
}

/** Claims a member for the page, at an id of its own; the id, or undefined where another element has it. */
export function claim(member: Fact, page: ComponentPage): string | undefined {
  const id = page.takeId(new GithubSlugger().slug(member.name));
  page.claim(member.id, id);
  return id;
}

function inlineCode(sentence: string): (string | ElementContent)[] {
  return sentence.split('`').map((part, index) => (index % 2 === 1 ? h('code', part) : part));
}

/** Parts of a line with the same text or element between them. */
export function separated(
  parts: (string | ElementContent)[][],
  between: string | ElementContent = betweenParts,
): (string | ElementContent)[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [between, ...part]));
}

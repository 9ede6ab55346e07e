import { islandTexts } from '../interface-texts.ts';
import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Fact, Facts } from '../../facts/types.ts';
import { factsBlock } from '../facts-block.ts';
import type { LiteralValue } from '../markdown/literal.ts';
import type { ComponentDefinition } from './component.ts';
import { island } from './island.ts';

/** The author's description of a configuration key. */
interface KeyWords {
  /** A one-sentence description of the configuration key. */
  text: string;
  /** Address of the page that documents the configuration key: `/configuration/output/`. */
  url: string;
}

/**
 * `<ConfigExplorer about={{ entry: { text: "…", url: "…" } }} />`: a webpack configuration whose keys expand to show
 * their description, type and default. Keys are in the author's order, and every top-level option must be listed.
 * Without JavaScript, only the first level of keys can be expanded.
 */
export const configExplorer: ComponentDefinition = {
  props: ['about'],
  required: ['about'],
  expand(props, _children, page) {
    const about = readWords(props.about);
    if (!about) {
      page.error('<ConfigExplorer about={…}> takes an object: { key: { text: "…", url: "…" } }.');
      return [];
    }
    const { facts } = page;
    if (facts) {
      const top = facts
        .ofKind('option')
        .filter((fact) => fact.parent === undefined)
        .map((fact) => fact.name);
      const missing = top.filter((name) => !about.has(name));
      if (missing.length > 0)
        page.error(`<ConfigExplorer> does not describe ${missing.join(', ')}. Add the missing options to about.`);
      const unknown = [...about.keys()].filter((name) => !top.includes(name));
      if (unknown.length > 0)
        page.error(`<ConfigExplorer> describes ${unknown.join(', ')}, which are not top-level options.`);
    }
    const keys = [...about].map(([name, words]) => key(name, words, facts));
    return island('ConfigExplorer', props, [h('ul', { class: 'explorer' }, keys)]);
  },
};

function readWords(value: LiteralValue): Map<string, KeyWords> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof RegExp) return undefined;
  const entries = Object.entries(value) as [string, Partial<KeyWords> | null][];
  if (!entries.every(([, words]) => typeof words?.text === 'string' && typeof words.url === 'string')) return undefined;
  return new Map(entries as [string, KeyWords][]);
}

function key(name: string, { text, url }: KeyWords, facts: Facts | undefined): Element {
  const fact = facts?.byId.get(`option:${name}`);
  const inside = facts?.ofKind('option').filter((each) => each.parent === `option:${name}`) ?? [];
  return h('li', [
    h('details', { class: 'plain' }, [
      h('summary', [h('code', name), ' ', h('span', text)]),
      fact && factsBlock(fact, { hasBlock: true }),
      inside.length > 0
        ? h('p', [
            'Inside: ',
            ...inside.flatMap((each, index) => [index === 0 ? '' : ', ', h('code', shortName(each, name))]),
          ])
        : undefined,
      h('p', h('a', { href: url }, islandTexts.allAbout(name))),
    ]),
  ]);
}

function shortName(fact: Fact, within: string): string {
  return fact.name.slice(within.length).replace(/^\./, '');
}

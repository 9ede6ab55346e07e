import { pageTexts } from '../interface-texts.ts';
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Fact } from '../../facts/types.ts';
import { factsAttribute, factsValue } from '../fact-addresses.ts';
import { readDefault } from '../fact-words.ts';
import { defaultContent } from '../facts-block.ts';

const { name, type, default: ofDefault, since } = pageTexts.facts;
const headers = [name, type, ofDefault, since];

/**
 * Renders the static HTML of the filterable table in `src/prose/islands/FactTable/`, and reserves space for its filter
 * fields so that hydration causes no layout shift.
 *
 * @param things plural noun for the facts: `options`
 */
export function factList(facts: readonly Fact[], things: string): ElementContent[] {
  return [
    h('div', { class: 'fact-filter', dataNeedsScript: '' }),
    h('p', { class: 'fact-count' }, `${facts.length} ${things}`),
    // Set ARIA roles explicitly, because `display: block` on phones removes the table semantics.
    h('table', { class: 'fact-table', role: 'table' }, [
      h(
        'thead',
        { role: 'rowgroup' },
        h(
          'tr',
          { role: 'row' },
          headers.map((header) => h('th', { role: 'columnheader' }, header)),
        ),
      ),
      h('tbody', { role: 'rowgroup' }, facts.map(row)),
    ]),
  ];
}

function row(fact: Fact): Element {
  const badges = [fact.deprecated && pageTexts.isDeprecated, fact.experimental && pageTexts.isExperimental].filter(
    Boolean,
  );
  return h('tr', { role: 'row' }, [
    h('td', { role: 'cell' }, [
      h('code', { [factsAttribute]: factsValue(fact) }, fact.name),
      ...badges.flatMap((badge) => [' ', h('span', { class: 'badge' }, String(badge))]),
    ]),
    cell(type, fact.type === undefined ? [] : [h('code', fact.type)]),
    cell(ofDefault, defaultsOf(fact)),
    cell(since, [fact.since ?? '']),
  ]);
}

function cell(label: string, content: (string | ElementContent)[]): Element {
  return h('td', { role: 'cell', dataLabel: label }, content);
}

function defaultsOf(fact: Fact): ElementContent[] {
  const parts = readDefault(fact);
  return parts.length === 1 ? defaultContent(parts, '') : parts.map((part) => h('div', defaultContent([part], '')));
}

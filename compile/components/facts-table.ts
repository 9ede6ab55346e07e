import { pageTexts } from '../interface-texts.ts';
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Fact } from '../../facts/types.ts';
import { factsAttribute, factsValue } from '../fact-addresses.ts';
import { readDefault, sinceOf } from '../fact-words.ts';
import { defaultContent } from '../facts-block.ts';

/** A column in a table of facts about webpack: its header, and a function that renders its cell for a fact. */
export interface FactColumn {
  header: string;
  cell(fact: Fact): (string | ElementContent)[];
}

/** Columns that a table of facts about webpack can have. */
export const columns = {
  name: { header: pageTexts.facts.name, cell: (fact) => [h('code', fact.name)] },
  /** The name of the option or other fact, linked to its documentation. */
  linkedName: {
    header: pageTexts.facts.name,
    cell: (fact) => [h('code', { [factsAttribute]: factsValue(fact) }, fact.name)],
  },
  type: { header: pageTexts.facts.type, cell: (fact) => codeOrNothing(fact.type) },
  default: { header: pageTexts.facts.default, cell: (fact) => defaultContent(readDefault(fact), h('br')) },
  since: { header: pageTexts.facts.since, cell: (fact) => [sinceOf(fact) ?? ''] },
  status: {
    header: pageTexts.facts.status,
    cell: (fact) => [
      [fact.deprecated && pageTexts.isDeprecated, fact.experimental && pageTexts.isExperimental]
        .filter(Boolean)
        .join(', '),
    ],
  },
} satisfies Record<string, FactColumn>;

/**
 * Renders a table with one row per fact about webpack, without empty columns.
 *
 * @param idOf returns the id of a fact's row, if it has one
 */
export function factsTable(
  facts: readonly Fact[],
  shown: readonly FactColumn[],
  idOf?: (fact: Fact) => string | undefined,
): Element {
  const filled = shown.filter((column) => facts.some((fact) => column.cell(fact).some((part) => part !== '')));
  return h('table', [
    h(
      'thead',
      h(
        'tr',
        filled.map(({ header }) => h('th', header)),
      ),
    ),
    h(
      'tbody',
      facts.map((fact) =>
        h(
          'tr',
          { id: idOf?.(fact) ?? null },
          filled.map((column) => h('td', column.cell(fact))),
        ),
      ),
    ),
  ]);
}

function codeOrNothing(text: string | undefined): Element[] {
  return text === undefined ? [] : [h('code', text)];
}

import type { ComponentDefinition } from './component.ts';
import { columns, factsTable } from './facts-table.ts';
import { island } from './island.ts';

/** `<FlagFinder />`: every flag of the CLI, to be searched; without JavaScript those that are not made from the configuration's schema. */
export const flagFinder: ComponentDefinition = {
  props: [],
  island: true,
  expand(props, _children, page) {
    const flags = page.facts?.ofKind('cli').filter(({ group }) => group === 'own flag' || group === 'global flag') ?? [];
    const alias = { header: 'Short', cell: (fact: (typeof flags)[number]) => [(fact.aliases ?? []).join(', ')] };
    return island('FlagFinder', props, [factsTable(flags, [columns.linkedName, alias, columns.type, columns.default])]);
  },
};

import { h } from 'hastscript';
import type { Fact } from '../../facts/types.ts';
import type { ComponentDefinition } from './component.ts';
import { columns, factsTable } from './facts-table.ts';
import { island } from './island.ts';

/** `<HookTimeline />`: the hooks of an ordinary build in the order they run. */
export const hookTimeline: ComponentDefinition = {
  props: [],
  expand(props, _children, page) {
    const fired = (page.facts?.ofKind('hook') ?? []).filter((fact) => fact.fires !== undefined);
    const ordered = fired.toSorted((a, b) => a.fires!.order - b.fires!.order);
    const kind = {
      header: 'Kind',
      cell: (fact: Fact) => (fact.tapable === undefined ? [] : [h('code', fact.tapable)]),
    };
    const phase = { header: 'While', cell: (fact: Fact) => [h('code', fact.fires!.phase)] };
    const calls = { header: 'Calls', cell: (fact: Fact) => [String(fact.fires!.calls)] };
    return island('HookTimeline', props, [factsTable(ordered, [columns.linkedName, kind, phase, calls])]);
  },
};

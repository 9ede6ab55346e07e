import { islandTexts } from '../interface-texts.ts';
import { h } from 'hastscript';
import { factKinds } from '../../facts/types.ts';
import type { ComponentDefinition } from './component.ts';
import { island } from './island.ts';

/**
 * `<CoverageTable />`: a table with the number of webpack's options, hooks, and other facts of each kind. In the
 * browser, it also shows how many of them are documented.
 */
export const coverageTable: ComponentDefinition = {
  props: [],
  expand(props, _children, page) {
    const rows = factKinds.map((kind) =>
      h('tr', [h('td', [h('code', kind)]), h('td', String(page.facts?.ofKind(kind).length ?? 0))]),
    );
    const table = h('table', [
      h('thead', [h('tr', [h('th', islandTexts.kind), h('th', islandTexts.inWebpack)])]),
      h('tbody', rows),
    ]);
    return island('CoverageTable', props, [table]);
  },
};

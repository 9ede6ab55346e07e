import type { FactKind } from '../../facts/types.ts';
import { text } from './component.ts';
import type { ComponentDefinition } from './component.ts';
import { factList } from './fact-list.ts';
import { island } from './island.ts';

/** `<OptionsTable />`: all options, to be searched and filtered; without JavaScript and on paper, all of them in one table. `kind` chooses other options than webpack's. */
export const optionsTable: ComponentDefinition = {
  props: ['kind'],
  island: true,
  expand(props, _children, page) {
    const kind = (text(props.kind) || 'option') as FactKind;
    const all = page.facts?.ofKind(kind) ?? [];
    if (page.facts && all.length === 0) page.error(`<OptionsTable kind="${kind}">: there are no facts of that kind.`);
    return island('OptionsTable', props, factList(all, 'options'));
  },
};

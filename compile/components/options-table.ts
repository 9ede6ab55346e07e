import { islandTexts } from '../interface-texts.ts';
import { factKinds, isFactKind } from '../../facts/types.ts';
import { didYouMean } from '../../src/model/nearest.ts';
import { text } from './component.ts';
import type { ComponentDefinition } from './component.ts';
import { factList } from './fact-list.ts';
import { island } from './island.ts';

/**
 * `<OptionsTable />`: a table of all webpack options, with search and filters. Without JavaScript and in print, it
 * shows all rows. `kind` selects facts of another kind.
 */
export const optionsTable: ComponentDefinition = {
  props: ['kind'],
  expand(props, _children, page) {
    const kind = text(props.kind) || 'option';
    if (!isFactKind(kind)) {
      page.error(
        `<OptionsTable kind="${kind}">: unknown kind of facts.${didYouMean(kind, factKinds)} The kinds are ${factKinds.join(', ')}.`,
      );
      return [];
    }
    const all = page.facts?.ofKind(kind) ?? [];
    return island('OptionsTable', props, factList(all, islandTexts.options));
  },
};

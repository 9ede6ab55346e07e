import { islandTexts } from '../interface-texts.ts';
import type { ComponentDefinition } from './component.ts';
import { factList } from './fact-list.ts';
import { island } from './island.ts';

/**
 * `<FlagFinder />`: a searchable list of all CLI flags. Without JavaScript, it only lists flags that aren't generated
 * from the configuration schema.
 */
export const flagFinder: ComponentDefinition = {
  props: [],
  expand(props, _children, page) {
    const flags =
      page.facts?.ofKind('cli').filter(({ group }) => group === 'own flag' || group === 'global flag') ?? [];
    return island('FlagFinder', props, factList(flags, islandTexts.flags));
  },
};

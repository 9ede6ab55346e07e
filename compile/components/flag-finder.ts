import { islandTexts } from '../interface-texts.ts';
import type { ComponentDefinition } from './component.ts';
import { factList } from './fact-list.ts';
import { island } from './island.ts';

/**
 * `<FlagFinder />`: searchable list of all CLI flags; without JavaScript, only those not generated from the
 * configuration schema.
 */
export const flagFinder: ComponentDefinition = {
  props: [],
  expand(props, _children, page) {
    const flags =
      page.facts?.ofKind('cli').filter(({ group }) => group === 'own flag' || group === 'global flag') ?? [];
    return island('FlagFinder', props, factList(flags, islandTexts.flags));
  },
};

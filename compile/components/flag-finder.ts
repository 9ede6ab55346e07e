import { islandTexts } from '../interface-texts.ts';
import type { ComponentDefinition } from './component.ts';
import { factList } from './fact-list.ts';
import { island } from './island.ts';

/** `<FlagFinder />`: every flag of the CLI, to be searched; without JavaScript those that are not made from the configuration's schema. */
export const flagFinder: ComponentDefinition = {
  props: [],
  expand(props, _children, page) {
    const flags =
      page.facts?.ofKind('cli').filter(({ group }) => group === 'own flag' || group === 'global flag') ?? [];
    return island('FlagFinder', props, factList(flags, islandTexts.flags));
  },
};

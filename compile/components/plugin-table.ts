import { islandTexts } from '../interface-texts.ts';
import type { ComponentDefinition } from './component.ts';
import { factList } from './fact-list.ts';
import { island } from './island.ts';

/** `<PluginTable />`: a table of the plugin classes that webpack exports. */
export const pluginTable: ComponentDefinition = {
  props: [],
  expand(props, _children, page) {
    const plugins = page.facts?.ofKind('plugin') ?? [];
    return island('PluginTable', props, factList(plugins, islandTexts.plugins));
  },
};

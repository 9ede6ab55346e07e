import type { IslandName } from '../../src/model/islands.ts';
import type { ComponentDefinition } from './component.ts';
import { badge } from './badge.ts';
import { configExplorer } from './config-explorer.ts';
import { coverageTable } from './coverage-table.ts';
import { declarations } from './declarations.ts';
import { diagram } from './diagram.ts';
import { facts } from './facts.ts';
import { flagFinder } from './flag-finder.ts';
import { hookTimeline } from './hook-timeline.ts';
import { memberFilter } from './member-filter.ts';
import { optionsTable } from './options-table.ts';
import { pluginTable } from './plugin-table.ts';
import { removedOptions } from './removed-options.ts';
import { releaseChanges } from './release-changes.ts';
import { stackblitzPreview } from './stackblitz-preview.ts';
import { tab, tabs } from './tabs.ts';

/** Components that are prerendered and then hydrated in the browser. */
const islands: Record<IslandName, ComponentDefinition> = {
  ConfigExplorer: configExplorer,
  CoverageTable: coverageTable,
  FlagFinder: flagFinder,
  HookTimeline: hookTimeline,
  MemberFilter: memberFilter,
  OptionsTable: optionsTable,
  PluginTable: pluginTable,
  ReleaseChanges: releaseChanges,
};

/** All components that Markdown pages can use, by name. */
export const components: Partial<Record<string, ComponentDefinition>> = {
  ...islands,
  Badge: badge,
  Declarations: declarations,
  Diagram: diagram,
  Facts: facts,
  RemovedOptions: removedOptions,
  StackBlitzPreview: stackblitzPreview,
  Tab: tab,
  Tabs: tabs,
};

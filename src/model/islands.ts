/**
 * Names of the islands (interactive components) that Markdown pages may use. Types ensure that both the pipeline's
 * registry (`compile/components/registry.ts`) and the browser's (`src/prose/islands.tsx`) have an entry for each.
 */
export type IslandName =
  | 'ConfigExplorer'
  | 'CoverageTable'
  | 'FlagFinder'
  | 'HookTimeline'
  | 'MemberFilter'
  | 'OptionsTable'
  | 'PluginTable'
  | 'ReleaseChanges';

/**
 * Names of the islands that pages may use. The registries of the pipeline (`compile/components/registry.ts`) and the
 * browser (`src/prose/islands.tsx`) must have an entry for each, enforced by their types.
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

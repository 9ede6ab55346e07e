/**
 * The interactive parts that pages may have. The pipeline's registry (`compile/components/registry.ts`) and the browser's
 * (`src/mdx/islands.tsx`) have an entry for each, which their types see to.
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

/** Output views that only the playground's own page has: source maps, statistics, and comparison. */
import type { Project } from '../../../src/model/project.ts';
import type { CompilationStats } from '../model/protocol.ts';
import { CompareView } from './output/CompareView.tsx';
import { StatsView } from './output/StatsView.tsx';
import { BeforeFirst, type MoreView } from './OutputPane.tsx';
import { SourceMapView } from './source-map/SourceMapView.tsx';

interface MoreViewsInput {
  project: Project;
  loadStats: (build: number) => Promise<readonly CompilationStats[]>;
  onTurnOnMaps: () => void;
  onCopyConfiguration: () => string;
}

/** Returns the playground's additional output views in display order. */
export function moreViews({ project, loadStats, onTurnOnMaps, onCopyConfiguration }: MoreViewsInput): MoreView[] {
  return [
    {
      id: 'maps',
      panel: (result, { name, show }) =>
        result ? <SourceMapView result={result} shown={name} onShow={show} onTurnOn={onTurnOnMaps} /> : <BeforeFirst />,
    },
    { id: 'stats', panel: (result) => (result ? <StatsView result={result} load={loadStats} /> : <BeforeFirst />) },
    { id: 'compare', panel: () => <CompareView project={project} onCopyConfiguration={onCopyConfiguration} /> },
  ];
}

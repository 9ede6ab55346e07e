import { useState } from 'react';
import type { Project } from '../../../src/model/project.ts';
import type { BuildResult, CompilationStats, Place } from '../model/protocol.ts';
import { panelProps, TabList } from '../../../src/ui/Tabs/TabList.tsx';
import { CodeView } from './output/CodeView.tsx';
import { CompareView } from './output/CompareView.tsx';
import { FilesView } from './output/FilesView.tsx';
import * as styles from './output/output.module.css';
import { PreviewView } from './output/PreviewView.tsx';
import { problemsOf } from './output/problems.ts';
import { ProblemsView } from './output/ProblemsView.tsx';
import { StatsView } from './output/StatsView.tsx';
import { SourceMapView } from './source-map/SourceMapView.tsx';
import * as tabStyles from './tabs.module.css';
import type { Built } from './useBuilds.ts';

type View = 'files' | 'code' | 'preview' | 'problems' | 'maps' | 'stats' | 'compare';

interface OutputPaneProps {
  project: Project;
  /** The last build; undefined before the first. */
  result: BuildResult | undefined;
  /** Input of that build. */
  built: Built | undefined;
  loadStats: (build: number) => Promise<readonly CompilationStats[]>;
  onGoTo: (place: Place) => void;
  onTurnOnMaps: () => void;
  onCopyConfiguration: () => string;
}

/** The result of a build, as tabs. */
export function OutputPane({ project, result, built, ...actions }: OutputPaneProps) {
  const [view, setView] = useState<View>('files');
  const [wasPreviewed, setPreviewed] = useState(false);
  const [shown, setShown] = useState<string>();
  const [wantsBrotli, setWantsBrotli] = useState(false);
  const problems = result ? problemsOf(result) : [];
  const choose = (next: View) => {
    setView(next);
    if (next === 'preview') setPreviewed(true);
  };
  const show = (name: string) => {
    setShown(name);
    setView('code');
  };
  const tabs: { id: View; name: string }[] = [
    { id: 'files', name: TEXTS.playground.views.files },
    { id: 'code', name: TEXTS.playground.views.code },
    { id: 'preview', name: TEXTS.playground.views.preview },
    {
      id: 'problems',
      name: problems.length > 0 ? TEXTS.playground.problemsCount(problems.length) : TEXTS.playground.views.problems,
    },
    { id: 'maps', name: TEXTS.playground.views.maps },
    { id: 'stats', name: TEXTS.playground.views.stats },
    { id: 'compare', name: TEXTS.playground.views.compare },
  ];
  return (
    <div className={styles.flush}>
      <TabList
        label={TEXTS.playground.output}
        prefix="playground-output"
        tabs={tabs}
        chosen={view}
        onChoose={choose}
        className={tabStyles.list}
      />
      {tabs.map(({ id }) => (
        <div key={id} {...panelProps('playground-output', id)} className={styles.flush} hidden={id !== view}>
          {(id === view || (id === 'preview' && wasPreviewed)) && panelOf(id)}
        </div>
      ))}
    </div>
  );

  function panelOf(id: View) {
    if (id === 'compare') return <CompareView project={project} onCopyConfiguration={actions.onCopyConfiguration} />;
    if (!result) return <p className={styles.body}>{TEXTS.playground.beforeFirst}</p>;
    switch (id) {
      case 'files':
        return (
          <FilesView
            result={result}
            onShow={show}
            wantsBrotli={wantsBrotli}
            onMeasureBrotli={() => setWantsBrotli(true)}
          />
        );
      case 'code':
        return <CodeView result={result} shown={shown} onShow={show} />;
      case 'preview':
        return built ? <PreviewView result={result} built={built} /> : null;
      case 'problems':
        return <ProblemsView result={result} files={new Set(Object.keys(project.files))} onGoTo={actions.onGoTo} />;
      case 'maps':
        return <SourceMapView result={result} shown={shown} onShow={setShown} onTurnOn={actions.onTurnOnMaps} />;
      case 'stats':
        return <StatsView result={result} load={actions.loadStats} />;
    }
  }
}

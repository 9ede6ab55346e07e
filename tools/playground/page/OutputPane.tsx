import { type ReactNode, useState } from 'react';
import type { Project } from '../../../src/model/project.ts';
import type { BuildResult, CompilationStats, Place } from '../model/protocol.ts';
import { panelProps, tabId, TabList } from '../../../src/ui/Tabs/TabList.tsx';
import { CodeView } from './output/CodeView.tsx';
import { CompareView } from './output/CompareView.tsx';
import { FilesView } from './output/FilesView.tsx';
import * as styles from './output/output.module.css';
import { PreviewView } from './output/PreviewView.tsx';
import { hasErrors, problemsOf } from './output/problems.ts';
import { ProblemsView } from './output/ProblemsView.tsx';
import { StatsView } from './output/StatsView.tsx';
import { SourceMapView } from './source-map/SourceMapView.tsx';
import * as tabStyles from './tabs.module.css';
import type { Built } from './useBuilds.ts';

/** Views of a build's result. */
export type View = 'files' | 'code' | 'preview' | 'problems' | 'maps' | 'stats' | 'compare';

interface OutputPaneProps {
  project: Project;
  /** The last build; undefined before the first. */
  result: BuildResult | undefined;
  /** Input of that build. */
  built: Built | undefined;
  /** View that the reader chose. Without one, a build with errors shows them, and any other its files. */
  chosen: View | undefined;
  onChoose: (view: View) => void;
  loadStats: (build: number) => Promise<readonly CompilationStats[]>;
  onGoTo: (place: Place) => void;
  onTurnOnMaps: () => void;
  onCopyConfiguration: () => string;
}

/** Prefix of the ids of tabs and panels. */
const prefix = 'playground-output';

/** Focuses the tab of a view. */
export function focusTab(view: View): void {
  document.getElementById(tabId(prefix, view))?.focus();
}

/** The result of a build, as tabs. */
export function OutputPane({ project, result, built, chosen, onChoose, ...actions }: OutputPaneProps) {
  const [wasPreviewed, setPreviewed] = useState(false);
  const [shown, setShown] = useState<string>();
  const [wantsBrotli, setWantsBrotli] = useState(false);
  const problems = result ? problemsOf(result) : [];
  const isBroken = hasErrors(result);
  const view = chosen ?? (isBroken ? 'problems' : 'files');
  const choose = (next: View) => {
    onChoose(next);
    if (next === 'preview') setPreviewed(true);
  };
  const show = (name: string) => {
    setShown(name);
    onChoose('code');
  };
  const tabs: { id: View; name: ReactNode }[] = [
    { id: 'files', name: TEXTS.playground.views.files },
    { id: 'code', name: TEXTS.playground.views.code },
    { id: 'preview', name: TEXTS.playground.views.preview },
    {
      id: 'problems',
      name: (
        <span className={isBroken ? tabStyles.broken : undefined}>
          {problems.length > 0 ? TEXTS.playground.problemsCount(problems.length) : TEXTS.playground.views.problems}
        </span>
      ),
    },
    { id: 'maps', name: TEXTS.playground.views.maps },
    { id: 'stats', name: TEXTS.playground.views.stats },
    { id: 'compare', name: TEXTS.playground.views.compare },
  ];
  return (
    <div className={styles.flush}>
      <TabList
        label={TEXTS.playground.output}
        prefix={prefix}
        tabs={tabs}
        chosen={view}
        onChoose={choose}
        className={tabStyles.list}
      />
      {tabs.map(({ id }) => (
        <div key={id} {...panelProps(prefix, id)} className={styles.flush} hidden={id !== view}>
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

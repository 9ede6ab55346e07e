import { type ReactNode, useState } from 'react';
import type { Project } from '../../../src/model/project.ts';
import type { BuildResult, Place, Problem } from '../model/protocol.ts';
import { panelProps, tabId, TabList } from '../../../src/ui/Tabs/TabList.tsx';
import { CodeView } from './output/CodeView.tsx';
import { FilesView } from './output/FilesView.tsx';
import * as styles from './output/output.module.css';
import { PreviewView } from './output/PreviewView.tsx';
import { hasErrors } from './output/problems.ts';
import { ProblemsView } from './output/ProblemsView.tsx';
import { useErrorCatalog } from './output/useErrorCatalog.ts';
import * as tabStyles from './tabs.module.css';
import type { Built } from './useBuilds.ts';

/** Views of a build's result in the playground, such as files or problems. */
export type View = keyof typeof TEXTS.playground.views;

/** Output views that are available in all editors of the site. */
const commonViews = ['files', 'code', 'preview', 'problems'] as const satisfies readonly View[];

type CommonView = (typeof commonViews)[number];

/** Output views that show emitted files. */
const fileViews: readonly View[] = ['files', 'code', 'maps'];

/** Name of the emitted file that the output views show, and a function that changes it. */
interface ShownFile {
  name: string | undefined;
  show: (name: string) => void;
}

/** An output view in addition to the common ones, such as the statistics. */
export interface MoreView {
  id: Exclude<View, CommonView>;
  /** Renders the content of the output view. @param result undefined before the first build */
  panel: (result: BuildResult | undefined, shown: ShownFile) => ReactNode;
}

interface OutputPaneProps {
  /** Prefix of the ids of the output's tabs and panels. */
  prefix: string;
  project: Project;
  /** Result of the last build, or `undefined` before the first. */
  result: BuildResult | undefined;
  /** Whether a later build than that of `result` ended without a result. */
  isEarlier: boolean;
  /** Errors and warnings of the last build, even if it ended without a result. */
  problems: readonly Problem[];
  /** The project and options of the last build. */
  built: Built | undefined;
  /**
   * The output view that the user selected. If undefined, the problems are shown when the build has errors, and the first
   * view otherwise.
   */
  chosen: View | undefined;
  onChoose: (view: View) => void;
  onGoTo: (place: Place) => void;
  more?: readonly MoreView[];
  /** An additional view that comes first, and is shown if the user has selected none. */
  first?: MoreView;
}

/** Moves the focus to the tab of an output view. */
export function focusTab(prefix: string, view: View): void {
  document.getElementById(tabId(prefix, view))?.focus();
}

/** Content of an output view before the first build. */
export function BeforeFirst() {
  return <p className={styles.body}>{TEXTS.playground.beforeFirst}</p>;
}

/** Shows the result of a build, with one tab per view. */
export function OutputPane(props: OutputPaneProps) {
  const { prefix, project, result, isEarlier, problems, built, chosen, onChoose, onGoTo, first } = props;
  const more = [...(first ? [first] : []), ...(props.more ?? [])];
  const [wasPreviewed, setPreviewed] = useState(false);
  const [shown, setShown] = useState<string>();
  const [wantsBrotli, setWantsBrotli] = useState(false);
  const catalog = useErrorCatalog();
  const isBroken = hasErrors(problems);
  const hasEarlierFiles =
    result?.compilations.some(({ emitted, assets }) => assets.length > 0 && (isEarlier || !emitted)) ?? false;
  const view = chosen ?? (isBroken ? 'problems' : (first?.id ?? 'files'));
  const choose = (next: View) => {
    onChoose(next);
    if (next === 'preview') setPreviewed(true);
  };
  const show = (name: string) => {
    setShown(name);
    onChoose('code');
  };
  const views = new Set<View>([...(first ? [first.id] : []), ...commonViews, ...more.map(({ id }) => id)]);
  const tabs = [...views].map((id) => ({ id, name: nameOf(id) }));
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
          {id === view && hasEarlierFiles && fileViews.includes(id) && (
            <p className={styles.notice}>{TEXTS.playground.earlierFiles}</p>
          )}
          {(id === view || (id === 'preview' && wasPreviewed)) && panelOf(id)}
        </div>
      ))}
    </div>
  );

  function nameOf(id: View): ReactNode {
    if (id !== 'problems') return TEXTS.playground.views[id];
    return (
      <span className={isBroken ? tabStyles.broken : undefined}>
        {problems.length > 0 ? TEXTS.playground.problemsCount(problems.length) : TEXTS.playground.views.problems}
      </span>
    );
  }

  function panelOf(id: View): ReactNode {
    const other = more.find((each) => each.id === id);
    if (other) return other.panel(result, { name: shown, show: setShown });
    if (id === 'problems' && (result || problems.length > 0))
      return (
        <ProblemsView
          problems={problems}
          notices={result?.notices ?? []}
          paths={new Set(Object.keys(project.files))}
          onGoTo={onGoTo}
          catalog={catalog}
        />
      );
    if (!result) return <BeforeFirst />;
    switch (id as Exclude<CommonView, 'problems'>) {
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
        return built ? <PreviewView result={result} built={built} onGoTo={onGoTo} /> : null;
    }
  }
}

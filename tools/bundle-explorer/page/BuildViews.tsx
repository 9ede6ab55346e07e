import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Build } from '../model/build.ts';
import { whyAnswers } from '../model/why.ts';
import { CopyMarkdown } from '../../shared/page/CopyMarkdown.tsx';
import * as fields from '../../../src/ui/field.module.css';
import * as styles from './BuildViews.module.css';
import { FoundModules } from './FoundModules.tsx';
import { MapPane } from './treemap/MapPane.tsx';
import { ModulePanel } from './ModulePanel.tsx';
import { BailoutsPane } from './panes/BailoutsPane.tsx';
import { ComparePane } from './panes/ComparePane.tsx';
import { DuplicatesPane } from './panes/DuplicatesPane.tsx';
import { FilesPane } from './panes/FilesPane.tsx';
import { FindingsPane } from './panes/FindingsPane.tsx';
import { LoadingPane } from './panes/LoadingPane.tsx';
import { ModulesPane } from './panes/ModulesPane.tsx';
import { Tabs } from '../../../src/ui/Tabs/Tabs.tsx';
import { earlierOf, type StatsFile } from './useStats.ts';
import { downloadFile } from '../../../src/ui/browser/download-file.ts';
import { reportOf } from '../model/report.ts';
import type { Pane, View } from './view-address.ts';
import type { Emitted } from './worker/messages.ts';

const { panes } = TEXTS.bundleExplorer;

interface BuildViewsProps {
  build: Build;
  earlier: StatsFile;
  view: View;
  show: (changed: Partial<View>) => void;
}

/** Tabs with all views of a build in the bundle explorer. */
export function BuildViews({ build, earlier, view, show }: BuildViewsProps) {
  const { pane, zoom } = view;
  // The URL may name a module that another build had.
  const module = build.modules[view.module ?? -1] ? view.module : undefined;
  const setPane = (wanted: Pane) => show({ pane: wanted });
  const [query, setQuery] = useState('');
  const [emitted, setEmitted] = useState<Emitted>();
  const answers = useMemo(() => whyAnswers(build), [build]);
  const found = useFound(build, useDeferredValue(query));
  const before = useRef<Element>(null);
  const shown = useRef<HTMLDivElement>(null);
  const onModule = (index: number) => {
    before.current ??= document.activeElement;
    show({ module: index });
  };
  const closeModule = () => {
    show({ module: undefined });
    if (before.current instanceof HTMLElement) before.current.focus();
    before.current = null;
  };
  const downloadReport = () => {
    const report = reportOf(build, { before: earlierOf(build, earlier.stage) });
    downloadFile('bundle-report.json', JSON.stringify(report, undefined, 2));
  };
  const showDuplicates = () => {
    setPane('duplicates');
    // Move the focus to the selected tab, because the button that had the focus is gone.
    requestAnimationFrame(() =>
      shown.current
        ?.closest('[role="tabpanel"]')
        ?.parentElement?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
        ?.focus(),
    );
  };
  const given = { build, onModule };
  return (
    <>
      <label className={styles.search}>
        {TEXTS.bundleExplorer.search}
        <input
          className={fields.field}
          type="search"
          value={query}
          placeholder={TEXTS.bundleExplorer.searchHint}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && setPane('modules')}
        />
      </label>
      {found && <FoundModules {...given} found={found} onAll={() => setPane('modules')} />}
      <div className={styles.columns} data-module={module !== undefined || undefined}>
        <div>
          <Tabs label={TEXTS.bundleExplorer.views} names={panes} chosen={pane} onChoose={setPane}>
            <div ref={shown}>
              {pane === 'map' && (
                <MapPane
                  {...given}
                  emitted={emitted}
                  marked={found}
                  zoom={zoom}
                  onZoom={(path) => show({ zoom: path })}
                />
              )}
              {pane === 'findings' && <FindingsPane {...given} onDuplicates={showDuplicates} />}
              {pane === 'modules' && <ModulesPane {...given} found={found} />}
              {pane === 'duplicates' && <DuplicatesPane {...given} />}
              {pane === 'bailouts' && <BailoutsPane {...given} />}
              {pane === 'loading' && <LoadingPane {...given} />}
              {pane === 'files' && <FilesPane {...given} emitted={emitted} onEmitted={setEmitted} />}
              {pane === 'compare' && <ComparePane {...given} earlier={earlier} />}
            </div>
            <p className={styles.tools}>
              <CopyMarkdown of={shown} />{' '}
              {(pane === 'findings' || pane === 'compare') && (
                <button type="button" onClick={downloadReport}>
                  {TEXTS.bundleExplorer.downloadReport}
                </button>
              )}
            </p>
          </Tabs>
        </div>
        {module !== undefined && (
          <ModulePanel {...given} answers={answers} emitted={emitted} module={module} onClose={closeModule} />
        )}
      </div>
    </>
  );
}

/** Returns the indexes of modules whose names contain all words of a query, or `undefined` if there is no query. */
function useFound({ modules }: Build, query: string): ReadonlySet<number> | undefined {
  return useMemo(() => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return undefined;
    const found = new Set<number>();
    modules.forEach(({ name }, index) => {
      const lower = name.toLowerCase();
      if (words.every((word) => lower.includes(word))) found.add(index);
    });
    return found;
  }, [modules, query]);
}

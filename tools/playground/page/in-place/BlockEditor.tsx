import {
  type KeyboardEvent,
  type CSSProperties,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Project } from '../../../../src/model/project.ts';
import type { TextEditor } from '../../../../src/ui/editor/editor-types.ts';
import { panelProps, tabId, TabList } from '../../../../src/ui/Tabs/TabList.tsx';
import type { Place } from '../../model/protocol.ts';
import * as controls from '../controls.module.css';
import { FilePane } from '../FilePane.tsx';
import { isSameProject } from '../stored-project.ts';
import { BeforeFirst, focusTab, OutputPane, type View } from '../OutputPane.tsx';
import { TerminalView } from '../output/TerminalView.tsx';
import { filesWithErrors } from '../output/problems.ts';
import { firstPath, sortedPaths, withFile } from '../project-changes.ts';
import { StatusLine } from '../StatusLine.tsx';
import * as tabStyles from '../tabs.module.css';
import { useBuilds } from '../useBuilds.ts';
import * as styles from './BlockEditor.module.css';
import { PlaygroundLink } from './PlaygroundLink.tsx';
import { useOnlySandbox } from './useOnlySandbox.ts';
import { SteadyButton } from '../SteadyButton.tsx';

interface BlockEditorProps {
  /** Id of the example (`guides/caching/shop~2`), or undefined for a project that isn't an example on a page. */
  id: string | undefined;
  /** Accessible name of the example's editor. */
  label: string;
  /** The project of the example before the user's edits. */
  original: Project;
  /** The user's earlier edits of the example, if any. */
  edited: Project | undefined;
  /** Path of the file that the editor opens first. The default is the project's default file. */
  opened: string | undefined;
  /** Paths of the files whose tabs come first, in order. The default order is that of the playground. */
  first?: readonly string[];
  onEdit: (project: Project) => void;
  /** Label of the button that closes the example's editor. */
  back: string;
  /** Called when the user closes the example's editor. */
  onBack: () => void;
}

/**
 * Build options for building after each edit. Builds are incremental, and without hot updates each build restarts the
 * preview.
 */
const asTyped = { watch: true, hot: false };

/** Editor for a project on a documentation page, with one tab per file, the build status, and the output below. */
export function BlockEditor({
  id,
  label,
  original,
  edited,
  opened,
  first = [],
  onEdit,
  back,
  onBack,
}: BlockEditorProps) {
  const [project, setProject] = useState(edited ?? original);
  const [turn, setTurn] = useState(0);
  const [open, setOpen] = useState(opened ?? firstPath(original));
  const [view, setView] = useState<View>();
  const builds = useBuilds(project, turn, asTyped, true);
  useOnlySandbox(builds);
  const section = useRef<HTMLElement>(null);
  const editor = useRef<TextEditor>(undefined);
  const prefix = useId();
  const isEdited = !isSameProject(project, original);
  const isBusy = builds.phase === 'loading' || builds.phase === 'building';

  useLayoutEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  useLayoutEffect(() => {
    document.getElementById(tabId(prefix, open))?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [prefix, open]);
  /**
   * Focuses the code editor once it has been created. Does nothing if the user has moved the focus, and on touch
   * screens, where the on-screen keyboard would cover half of the page.
   */
  const takeEditor = useCallback((made: TextEditor | null | undefined) => {
    editor.current = made ?? undefined;
    if (document.activeElement === section.current && matchMedia('(hover: hover)').matches) made?.focus();
  }, []);

  const put = (next: Project) => {
    setProject(next);
    onEdit(next);
  };
  const goTo = ({ file, line = 1, column }: Place) => {
    setOpen(file);
    // Wait for the next frame, because the editor doesn't show the file until then.
    requestAnimationFrame(() => editor.current?.goTo(line, column));
  };
  const showProblems = () => {
    setView('problems');
    // Wait for the next frame, because the tab isn't rendered until then.
    requestAnimationFrame(() => focusTab(`${prefix}-output`, 'problems'));
  };
  const lines = useMemo(() => longestFile(original), [original]);
  const bad = filesWithErrors(builds.problems);
  const tabs = [...new Set([...first, ...sortedPaths(project)])].map((path) => ({
    id: path,
    name: bad.has(path) ? <BadFile path={path} /> : path,
  }));
  return (
    <section
      ref={section}
      className={styles.editor}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => isLeaving(event) && onBack()}
    >
      <div className={styles.head}>
        <code>npx webpack {project.commandLine}</code>
        <span>
          <PlaygroundLink id={id} project={isEdited || id === undefined ? project : undefined} />
          <button type="button" onClick={onBack}>
            {back}
          </button>
        </span>
      </div>
      <TabList
        label={TEXTS.playground.projectFiles}
        prefix={prefix}
        tabs={tabs}
        chosen={open}
        onChoose={setOpen}
        controls={`${prefix}-file`}
        className={`${tabStyles.list} ${styles.files}`}
      />
      <div
        {...panelProps(prefix, open)}
        id={`${prefix}-file`}
        className={styles.code}
        style={{ '--lines': lines } as CSSProperties}
      >
        <FilePane
          key={turn}
          ref={takeEditor}
          project={project}
          open={open}
          problems={builds.problems}
          onChange={(path, text) => put(withFile(project, path, text))}
          onBuild={builds.build}
        />
      </div>
      <div className={styles.bar}>
        <button
          type="button"
          className={controls.main}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={builds.build}
        >
          {TEXTS.playground.build}
        </button>
        <SteadyButton isOff={!isBusy} onClick={builds.stop}>
          {TEXTS.playground.stop}
        </SteadyButton>
        <SteadyButton
          isOff={!isEdited}
          onClick={() => {
            put(original);
            setTurn(turn + 1);
          }}
        >
          {TEXTS.playground.inPlace.discard}
        </SteadyButton>
        <StatusLine state={builds} isStale={builds.built?.project !== project} onProblems={showProblems} />
      </div>
      <div className={styles.output}>
        <OutputPane
          prefix={`${prefix}-output`}
          project={project}
          result={builds.result}
          isEarlier={builds.phase === 'failed'}
          problems={builds.problems}
          built={builds.built}
          chosen={view}
          onChoose={setView}
          onGoTo={goTo}
          first={{
            id: 'terminal',
            panel: (result) => (result ? <TerminalView result={result} load={builds.stats} /> : <BeforeFirst />),
          }}
        />
      </div>
    </section>
  );
}

function BadFile({ path }: { path: string }) {
  return (
    <span className={tabStyles.broken}>
      {path}
      <span className={controls.unseen}>{TEXTS.playground.hasErrors}</span>
    </span>
  );
}

/** Returns the number of lines of the longest text file in a project. */
function longestFile({ files }: Project): number {
  const texts = Object.values(files).filter((content) => typeof content === 'string');
  return Math.max(...texts.map((text) => text.split('\n').length));
}

/**
 * Whether a key press closes the example's editor. Escape does, unless something has already handled it. In the code
 * editor, the first Escape only makes Tab leave the editor.
 */
function isLeaving({ key, defaultPrevented }: KeyboardEvent): boolean {
  return key === 'Escape' && !defaultPrevented;
}

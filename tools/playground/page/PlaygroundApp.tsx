import { type KeyboardEvent, useRef, useState } from 'react';
import { useDrop } from '../../../src/ui/browser/useDrop.ts';
import type { TextEditor } from '../../../src/ui/editor/editor-types.ts';
import { projectOfDrop, projectOfFiles } from './exchange/read-files.ts';
import { Gallery } from './Gallery.tsx';
import { NoteLine } from './NoteLine.tsx';
import { hasErrors } from './output/problems.ts';
import { focusTab, type View } from './OutputPane.tsx';
import { outputPrefix, Panes } from './Panes.tsx';
import { PaneSwitch } from './PaneSwitch.tsx';
import * as styles from './PlaygroundApp.module.css';
import { Printed } from './Printed.tsx';
import { projectActions } from './project-actions.ts';
import { StatusLine } from './StatusLine.tsx';
import { type BuildChoices, Toolbar } from './Toolbar.tsx';
import { useBuilds } from './useBuilds.ts';
import { useExchange } from './useExchange.ts';
import { useOpenFile } from './useOpenFile.ts';
import { useProject } from './useProject.ts';

/** The playground's interface with files, editor, and output, rendered only in the browser. */
export function PlaygroundApp() {
  const edited = useProject();
  const { project, turn, note } = edited;
  const [choices, setChoices] = useState<BuildChoices>({ automatic: true, hot: false });
  const options = { watch: choices.automatic, hot: choices.hot };
  const builds = useBuilds(project, turn, options, choices.automatic);
  const editor = useRef<TextEditor>(undefined);
  const file = useOpenFile(edited, editor);
  const [view, setView] = useState<View>();
  const [isGallery, setGallery] = useState(false);
  const exchange = useExchange(edited);
  const { isOver, handlers } = useDrop((data) => void exchange.take(projectOfDrop(data)));
  if (!project)
    return (
      <p role="status" className={styles.opening}>
        {TEXTS.playground.opening}
      </p>
    );

  const showProblems = () => {
    setView('problems');
    file.showPane('output');
    // Wait for the next frame, because the tab isn't rendered until then.
    requestAnimationFrame(() => focusTab(outputPrefix, 'problems'));
  };
  const actions = projectActions(project, edited, file);
  return (
    <section
      className={styles.app}
      aria-label={TEXTS.playground.title}
      data-drag={isOver ? '' : undefined}
      {...handlers}
      onKeyDown={(event) => {
        if (!isBuildKey(event)) return;
        event.preventDefault();
        builds.build();
      }}
    >
      <Toolbar
        project={project}
        choices={choices}
        isBusy={builds.phase === 'loading' || builds.phase === 'building'}
        onChoices={setChoices}
        onCommandLine={actions.setCommandLine}
        onBuild={builds.build}
        onStop={builds.stop}
        onShare={exchange.share}
        onDownload={exchange.download}
        onImport={(files) => files.length > 0 && void exchange.take(projectOfFiles(files))}
        onExamples={() => setGallery(true)}
      />
      <StatusLine state={builds} isStale={builds.built?.project !== project} onProblems={showProblems} />
      {note && <NoteLine note={note} onGoBack={edited.goBack} onClose={() => edited.tell(undefined)} />}
      <PaneSwitch chosen={file.pane} onChoose={file.showPane} isBroken={hasErrors(builds.problems)} />
      <Panes
        project={project}
        turn={turn}
        file={file}
        actions={actions}
        builds={builds}
        editor={editor}
        view={view}
        onView={setView}
        onAddFiles={(files) => void exchange.add(files)}
      />
      <Printed project={project} result={builds.result} problems={builds.problems} />
      {isGallery && (
        <Gallery
          open={project}
          onClose={() => setGallery(false)}
          onChoose={edited.show}
          onChooseEarlier={edited.reopen}
        />
      )}
    </section>
  );
}

/** Whether a key press starts a build: Ctrl+Enter or ⌘+Enter, unless a child element has already handled it. */
function isBuildKey({ key, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !defaultPrevented;
}

import type { Ref } from 'react';
import type { Project } from '../../../src/model/project.ts';
import type { TextEditor } from '../../../src/ui/editor/editor-types.ts';
import { FilePane } from './FilePane.tsx';
import { FilesPanel } from './FilesPanel.tsx';
import { moreViews } from './more-views.tsx';
import { OutputPane, type View } from './OutputPane.tsx';
import { filesWithErrors } from './output/problems.ts';
import * as styles from './PlaygroundApp.module.css';
import type { ProjectActions } from './project-actions.ts';
import type { Builds } from './useBuilds.ts';
import type { OpenFile } from './useOpenFile.ts';

interface PanesProps {
  project: Project;
  /** Counter that increases when another project is opened, but not when the project is edited. */
  turn: number;
  file: OpenFile;
  actions: ProjectActions;
  builds: Builds;
  editor: Ref<TextEditor | undefined>;
  /** Output view that the user selected. */
  view: View | undefined;
  onView: (view: View) => void;
  /** Called with files from disk that the user has chosen to add to the project. */
  onAddFiles: (files: readonly File[]) => void;
}

/** Prefix for the ids of the output pane's tabs and panels. */
export const outputPrefix = 'playground-output';

/** The playground's three panes: files, editor, and output. */
export function Panes({ project, turn, file, actions, builds, editor, view, onView, onAddFiles }: PanesProps) {
  return (
    <div id="playground-panes" className={styles.panes} data-shown={file.pane}>
      <FilesPanel
        project={project}
        open={file.path}
        bad={filesWithErrors(builds.problems)}
        onOpen={file.open}
        onAdd={actions.add}
        onAddFiles={onAddFiles}
        onRename={actions.rename}
        onRemove={actions.remove}
      />
      <FilePane
        key={turn}
        ref={editor}
        project={project}
        open={file.path}
        problems={builds.problems}
        onChange={actions.change}
        onBuild={builds.build}
      />
      <div className={styles.output}>
        <OutputPane
          prefix={outputPrefix}
          project={project}
          result={builds.result}
          isEarlier={builds.phase === 'failed'}
          problems={builds.problems}
          built={builds.built}
          chosen={view}
          onChoose={onView}
          onGoTo={file.goTo}
          more={moreViews({
            project,
            loadStats: builds.stats,
            onTurnOnMaps: actions.turnOnMaps,
            onCopyConfiguration: actions.copyConfiguration,
          })}
        />
      </div>
    </div>
  );
}

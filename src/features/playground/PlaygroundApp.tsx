import { useRef, useState } from 'react';
import type { Place } from '../../model/playground/protocol.ts';
import { useDrop } from '../../ui/browser/useDrop.ts';
import type { TextEditor } from '../../ui/editor/editor-types.ts';
import { TabList } from '../../ui/Tabs/TabList.tsx';
import { withFlag } from './command-line.ts';
import { projectOfDrop, projectOfFiles } from './exchange/read-files.ts';
import { FilePane } from './FilePane.tsx';
import { FilesPanel } from './FilesPanel.tsx';
import { Gallery } from './Gallery.tsx';
import { NoteLine } from './NoteLine.tsx';
import { OutputPane } from './OutputPane.tsx';
import { filesWithErrors } from './output/problems.ts';
import * as styles from './PlaygroundApp.module.css';
import { configurationsOf, firstPath, withFile, withoutFile, withRenamed } from './project-changes.ts';
import { StatusLine } from './StatusLine.tsx';
import * as tabs from './tabs.module.css';
import { type BuildChoices, Toolbar } from './Toolbar.tsx';
import { useBuilds } from './useBuilds.ts';
import { useExchange } from './useExchange.ts';
import { useProject } from './useProject.ts';

type Pane = 'files' | 'editor' | 'output';

const panes: readonly { id: Pane; name: string }[] = [
  { id: 'files', name: 'Project' },
  { id: 'editor', name: 'Editor' },
  { id: 'output', name: 'Output' },
];

/** The playground: files, editor, output. Only ever rendered in the browser. */
export function PlaygroundApp() {
  const edited = useProject();
  const { project, turn, note, edit, show, goBack, tell } = edited;
  const [choices, setChoices] = useState<BuildChoices>({ automatic: true, hot: false });
  const { build, stop, stats, ...state } = useBuilds(
    project,
    turn,
    { watch: choices.automatic, hot: choices.hot },
    choices.automatic,
  );
  const [opened, setOpened] = useState({ turn, path: '' });
  const [pane, setPane] = useState<Pane>('editor');
  const [isGallery, setGallery] = useState(false);
  const editor = useRef<TextEditor>(undefined);
  const exchange = useExchange(edited);
  const { isOver, handlers } = useDrop((data) => void exchange.take(projectOfDrop(data)));
  if (!project) return <p role="status">Opening your project…</p>;

  const open = opened.turn === turn && opened.path !== '' ? opened.path : firstPath(project);
  const openFile = (path: string) => {
    setOpened({ turn, path });
    setPane('editor');
  };
  const goTo = ({ file, line = 1, column }: Place) => {
    openFile(file);
    // The editor shows the file in the next frame.
    requestAnimationFrame(() => editor.current?.goTo(line, column));
  };
  const rename = (from: string, to: string) => {
    edit((before) => withRenamed(before, from, to));
    setOpened({ turn, path: to });
  };
  const remove = (path: string) => {
    const before = project;
    const rest = withoutFile(project, path);
    edit(() => rest);
    setOpened({ turn, path: firstPath(rest) });
    tell({
      kind: 'news',
      text: `Deleted ${path}.`,
      undo: () => edit((now) => withFile(now, path, before.files[path] ?? '')),
    });
  };
  const copyConfiguration = () => {
    const [from] = configurationsOf(project);
    const content = from === undefined ? 'export default {};\n' : (project.files[from] ?? '');
    const to = `webpack.other.config${/\.[cm]?[jt]s$/.exec(from ?? '')?.[0] ?? '.js'}`;
    if (!Object.hasOwn(project.files, to)) edit((before) => withFile(before, to, content));
    openFile(to);
  };

  return (
    <section
      className={styles.app}
      aria-label="Playground"
      data-drag={isOver ? '' : undefined}
      {...handlers}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
        event.preventDefault();
        build();
      }}
    >
      <Toolbar
        project={project}
        choices={choices}
        isBusy={state.phase === 'loading' || state.phase === 'building'}
        onChoices={setChoices}
        onCommandLine={(commandLine) => edit((before) => ({ ...before, commandLine }))}
        onBuild={build}
        onStop={stop}
        onShare={exchange.share}
        onDownload={exchange.download}
        onImport={(files) => files.length > 0 && void exchange.take(projectOfFiles(files))}
        onExamples={() => setGallery(true)}
      />
      <StatusLine state={state} isStale={state.built?.project !== project} />
      {note && <NoteLine note={note} onGoBack={goBack} onClose={() => tell(undefined)} />}
      <div className={styles.switch}>
        <TabList
          label="Pane"
          prefix="playground-pane"
          controls="playground-panes"
          tabs={panes}
          chosen={pane}
          onChoose={setPane}
          className={tabs.list}
        />
      </div>
      <div id="playground-panes" className={styles.panes} data-shown={pane}>
        <FilesPanel
          project={project}
          open={open}
          bad={filesWithErrors(state.result)}
          onOpen={openFile}
          onAdd={(path) => {
            edit((before) => withFile(before, path, ''));
            openFile(path);
          }}
          onAddFiles={(files) => void exchange.add(files)}
          onRename={rename}
          onRemove={remove}
        />
        <FilePane
          key={turn}
          ref={editor}
          project={project}
          open={open}
          result={state.result}
          onChange={(path, text) => edit((before) => withFile(before, path, text))}
          onBuild={build}
        />
        <div className={styles.output}>
          <OutputPane
            project={project}
            result={state.result}
            built={state.built}
            loadStats={stats}
            onGoTo={goTo}
            onTurnOnMaps={() =>
              edit((before) => ({ ...before, commandLine: withFlag(before.commandLine, 'devtool', 'source-map') }))
            }
            onCopyConfiguration={copyConfiguration}
          />
        </div>
      </div>
      {isGallery && <Gallery onClose={() => setGallery(false)} onChoose={show} />}
    </section>
  );
}

import { type FormEvent, type MouseEvent, useRef, useState } from 'react';
import type { Project } from '../../../src/model/project.ts';
import { newPathTrouble, sortedPaths } from './project-changes.ts';
import * as controls from './controls.module.css';
import * as styles from './FilesPanel.module.css';
import { SteadyButton } from './SteadyButton.tsx';

interface FilesPanelProps {
  project: Project;
  /** Path of the file that is open in the editor. */
  open: string;
  /** Paths of project files with errors, which are marked in the list. */
  bad: ReadonlySet<string>;
  onOpen: (path: string) => void;
  onAdd: (path: string) => void;
  /** Called with files from disk that the user has chosen to add to the project. */
  onAddFiles: (files: readonly File[]) => void;
  onRename: (from: string, to: string) => void;
  onRemove: (path: string) => void;
}

/** The list of the project's files, with controls to open, add, rename, and delete them. */
export function FilesPanel(props: FilesPanelProps) {
  const { project, open, bad, onOpen, onAdd, onAddFiles, onRename, onRemove } = props;
  const [asking, setAsking] = useState<'add' | 'rename'>();
  const disk = useRef<HTMLInputElement>(null);
  /** The button that opened the field for a file name. Focus returns to it when the field closes. */
  const opener = useRef<HTMLButtonElement>(undefined);
  const ask = (what: 'add' | 'rename', { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    opener.current = currentTarget;
    setAsking(what);
  };
  const close = () => {
    setAsking(undefined);
    opener.current?.focus();
  };
  const finish = (path: string) => {
    // After adding a file, the editor gets the focus.
    if (asking === 'add') {
      setAsking(undefined);
      return onAdd(path);
    }
    close();
    if (path !== open) onRename(open, path);
  };
  const hasOpen = Object.hasOwn(project.files, open);
  return (
    <nav className={styles.panel} aria-label={TEXTS.playground.projectFiles}>
      <ul className={styles.list}>
        {sortedPaths(project).map((path) => (
          <li key={path}>
            <button
              type="button"
              className={`${styles.file} ${bad.has(path) ? styles.bad : ''}`}
              aria-current={path === open ? 'true' : undefined}
              onClick={() => onOpen(path)}
            >
              {path}
              {typeof project.files[path] !== 'string' && <small>{TEXTS.playground.isBinary}</small>}
              {bad.has(path) && <span className={controls.unseen}>{TEXTS.playground.hasErrors}</span>}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <button type="button" className={controls.small} onClick={(event) => ask('add', event)}>
          {TEXTS.playground.newFile}
        </button>
        <SteadyButton isOff={!hasOpen} onClick={(event) => ask('rename', event)}>
          {TEXTS.playground.rename}
        </SteadyButton>
        <SteadyButton isOff={!hasOpen} onClick={() => onRemove(open)}>
          {TEXTS.playground.delete}
        </SteadyButton>
        <button type="button" className={controls.small} onClick={() => disk.current?.click()}>
          {TEXTS.playground.addFromDisk}
        </button>
        <input
          ref={disk}
          type="file"
          multiple
          hidden
          aria-label={TEXTS.playground.filesToAdd}
          onChange={({ target }) => {
            onAddFiles(Array.from(target.files ?? []));
            target.value = '';
          }}
        />
      </div>
      {asking && (
        <PathForm
          key={asking}
          label={asking === 'add' ? TEXTS.playground.newPath : TEXTS.playground.newPathOf(open)}
          first={asking === 'add' ? 'src/' : open}
          troubleOf={(path) => (asking === 'rename' && path === open ? undefined : newPathTrouble(project, path))}
          onDone={finish}
          onCancel={close}
        />
      )}
    </nav>
  );
}

interface PathFormProps {
  label: string;
  first: string;
  troubleOf: (path: string) => string | undefined;
  onDone: (path: string) => void;
  onCancel: () => void;
}

function PathForm({ label, first, troubleOf, onDone, onCancel }: PathFormProps) {
  const [path, setPath] = useState(first);
  const [trouble, setTrouble] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = troubleOf(path.trim());
    setTrouble(found);
    if (!found) onDone(path.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && onCancel()}>
      <label>
        {label}
        <input
          className={controls.field}
          value={path}
          spellCheck={false}
          autoCapitalize="off"
          aria-invalid={trouble ? true : undefined}
          aria-describedby={trouble ? 'playground-path-trouble' : undefined}
          ref={focusOnce}
          onChange={({ target }) => setPath(target.value)}
        />
      </label>
      {trouble && (
        <p id="playground-path-trouble" role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
      <div className={styles.actions}>
        <button type="submit" className={controls.small}>
          {TEXTS.playground.ok}
        </button>
        <button type="button" className={controls.small} onClick={onCancel}>
          {TEXTS.playground.cancel}
        </button>
      </div>
    </form>
  );
}

/** Focuses the field for a file name when it appears, because the user has just opened it. */
function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
}

import { useEffect, useRef } from 'react';
import type { Project } from '../../../src/model/project.ts';
import type { ExampleProject } from '../model/example.ts';
import { useChunk } from '../../../src/ui/browser/useChunk.ts';
import * as controls from './controls.module.css';
import { EarlierProjects } from './EarlierProjects.tsx';
import { loadGallery } from './examples.ts';
import * as styles from './Gallery.module.css';

interface GalleryProps {
  /** The project that is open in the playground. */
  open: Project;
  onChoose: (example: ExampleProject) => void;
  /** Called when the user chooses an earlier project of their own. */
  onChooseEarlier: (project: Project) => void;
  onClose: () => void;
}

/** Dialog that offers small example projects, and the user's earlier projects. */
export function Gallery({ open, onChoose, onChooseEarlier, onClose }: GalleryProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { loaded, failed, retry } = useChunk(loadGallery, true);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // A click outside the dialog closes it, as Escape does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="playground-gallery"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <div className={styles.head}>
        <h2 id="playground-gallery">{TEXTS.playground.examples}</h2>
        <button type="button" className={controls.small} onClick={() => dialog.current?.close()}>
          {TEXTS.close}
        </button>
      </div>
      <EarlierProjects
        open={open}
        onChoose={(project) => {
          dialog.current?.close();
          onChooseEarlier(project);
        }}
      />
      {failed && (
        <p role="alert">
          {TEXTS.playground.examplesFailed}{' '}
          <button type="button" className={controls.small} onClick={retry}>
            {TEXTS.tryAgain}
          </button>
        </p>
      )}
      <ul className={styles.list}>
        {loaded?.map((example) => (
          <li key={example.id}>
            <button
              type="button"
              className={styles.example}
              onClick={() => {
                dialog.current?.close();
                onChoose(example);
              }}
            >
              <b>{example.title}</b>
              {example.description}
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

import * as controls from './controls.module.css';
import * as styles from './PlaygroundApp.module.css';
import type { Note } from './useProject.ts';

interface NoteLineProps {
  note: Note;
  onGoBack: () => void;
  onClose: () => void;
}

/** Message line in the playground that says where the project came from, or shows an error, with an undo button. */
export function NoteLine({ note: { kind, text, canGoBack, undo }, onGoBack, onClose }: NoteLineProps) {
  return (
    <div className={styles.note} data-kind={kind} role={kind === 'trouble' ? 'alert' : 'status'}>
      <p>
        {text}
        {canGoBack && ` ${TEXTS.playground.keptEarlier}`}
      </p>
      {canGoBack && (
        <button type="button" className={controls.small} onClick={onGoBack}>
          {TEXTS.playground.back}
        </button>
      )}
      {undo && (
        <button
          type="button"
          className={controls.small}
          onClick={() => {
            onClose();
            undo();
          }}
        >
          {TEXTS.playground.undo}
        </button>
      )}
      <button type="button" className={controls.small} onClick={onClose}>
        {TEXTS.playground.dismiss}
      </button>
    </div>
  );
}

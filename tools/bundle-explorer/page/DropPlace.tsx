import { type ReactNode, useRef } from 'react';
import { chosenFiles, droppedFiles, type NamedFile } from '../../../src/ui/browser/given-files.ts';
import { useDrop } from '../../../src/ui/browser/useDrop.ts';
import * as styles from './DropPlace.module.css';

/** Maximum number of dropped files. No build emits more, and reading a whole home folder would take minutes. */
const MOST_FILES = 20_000;

interface DropPlaceProps {
  /** Label of the button that opens the file dialog. */
  label: string;
  /** File types that the file dialog accepts, as in the `accept` attribute of an input. */
  accept?: string;
  /** Whether the user may choose several files. */
  multiple?: boolean;
  /** Whether the drop zone is only as high as a line of text. */
  isLine?: boolean;
  onFiles: (files: NamedFile[]) => void;
  children: ReactNode;
}

/** A drop zone with a button that opens the file dialog. */
export function DropPlace({ label, accept, multiple = false, isLine = false, onFiles, children }: DropPlaceProps) {
  const { isOver, handlers } = useDrop((data) => void droppedFiles(data, { most: MOST_FILES }).then(onFiles));
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.place} data-over={isOver || undefined} data-line={isLine || undefined} {...handlers}>
      {children}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          const files = chosenFiles(target.files);
          // Reset the file input, so that the same file can be chosen again, for example after another build.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {label}
      </button>
    </div>
  );
}

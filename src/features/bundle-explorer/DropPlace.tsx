import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { filesOfDrop, filesOfInput } from './chosen-files.ts';
import * as styles from './DropPlace.module.css';
import type { NamedFile } from './worker/messages.ts';

interface DropPlaceProps {
  /** What the button says. */
  label: string;
  /** Which files the dialog offers, as an input's `accept`. */
  accept?: string;
  /** Whether several may be chosen. */
  multiple?: boolean;
  onFiles: (files: NamedFile[]) => void;
  children: ReactNode;
}

/** A place to drop files on, with a button that opens the dialog for them. */
export function DropPlace({ label, accept, multiple = false, onFiles, children }: DropPlaceProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      className={styles.place}
      data-over={isOver || undefined}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void filesOfDrop(event.dataTransfer).then(onFiles);
      }}
    >
      {children}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          const files = filesOfInput(target);
          // The same file can be chosen again, as after another build.
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

import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useChunk } from '../browser/useChunk.ts';
import * as styles from './CodeEditor.module.css';
import type { EditedFile, TextEditor, TextProblem } from './editor-types.ts';

interface CodeEditorProps {
  file: EditedFile;
  /** Accessible name of the code editor. */
  label: string;
  onChange: (text: string) => void;
  /** Called when the reader presses Ctrl-Enter or Cmd-Enter in the editor. */
  onSubmit?: () => void;
  /** Problems to underline in the code. Their messages are shown on hover or with F8. */
  problems?: readonly TextProblem[];
  readOnly?: boolean;
  /** Imperative handle of the code editor. Undefined until the editor's chunk has loaded. */
  ref?: Ref<TextEditor | undefined> | undefined;
}

const loadEditor = () => import(/* webpackChunkName: "editor" */ './create-editor.ts');

const noProblems: readonly TextProblem[] = [];

/**
 * Renders a code editor in the site's colors that fills its container. Falls back to a plain textarea if its chunk
 * fails to load.
 */
export function CodeEditor({ file, label, onChange, onSubmit, problems = noProblems, readOnly, ref }: CodeEditorProps) {
  const { loaded, failed } = useChunk(loadEditor, true);
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<TextEditor>();
  const latest = useRef({ file, label, onChange, onSubmit });
  useEffect(() => {
    latest.current = { file, label, onChange, onSubmit };
  });
  useEffect(() => {
    if (!loaded || !host.current) return;
    const { current } = latest;
    const made = loaded.createEditor(host.current, {
      file: current.file,
      label: current.label,
      onChange: (text) => latest.current.onChange(text),
      onSubmit: () => latest.current.onSubmit?.(),
      readOnly,
    });
    setEditor(made);
    return () => made.close();
  }, [loaded, readOnly]);
  useEffect(() => editor?.show(file, label), [editor, file, label]);
  useEffect(() => editor?.mark(problems), [editor, problems, file.name]);
  useImperativeHandle(ref, () => editor, [editor]);
  return (
    <div className={styles.editor}>
      {loaded && <div ref={host} className={styles.host} />}
      {!loaded && !failed && <pre className={styles.plain}>{file.text}</pre>}
      {failed && (
        <textarea
          className={styles.plain}
          aria-label={label}
          value={file.text}
          readOnly={readOnly}
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {loaded && <p className={styles.hint}>{TEXTS.editorKeys}</p>}
    </div>
  );
}

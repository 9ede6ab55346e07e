import { type Ref, useMemo, useState } from 'react';
import { weightOf } from '../model/check-project.ts';
import type { Project } from '../../../src/model/project.ts';
import type { Problem } from '../model/protocol.ts';
import { CodeEditor } from '../../../src/ui/editor/CodeEditor.tsx';
import type { TextEditor } from '../../../src/ui/editor/editor-types.ts';
import { formatBytes } from '../../../src/ui/amounts.ts';
import * as controls from './controls.module.css';
import { imageAddress } from './image-address.ts';
import * as styles from './output/output.module.css';
import { longestCode } from './output/asset-code.ts';
import { problemsIn } from './output/problems.ts';

interface FilePaneProps {
  project: Project;
  /** Path of the file that is open in the editor. */
  open: string;
  /** Errors and warnings of the last build, which are marked in the editor. */
  problems: readonly Problem[];
  onChange: (path: string, text: string) => void;
  onBuild: () => void;
  ref?: Ref<TextEditor | undefined> | undefined;
}

/**
 * The open file of the project, as an editor if it is text and as a description otherwise. A large text file opens only
 * on request.
 */
export function FilePane({ project, open, problems, onChange, onBuild, ref }: FilePaneProps) {
  /** Path of a large file that the user chose to edit, or of one that became large during editing. */
  const [edited, setEdited] = useState<string>();
  const content = Object.hasOwn(project.files, open) ? project.files[open] : undefined;
  const file = useMemo(() => ({ name: open, text: typeof content === 'string' ? content : '' }), [open, content]);
  const marked = useMemo(() => problemsIn(problems, open), [problems, open]);
  if (content === undefined) return <p className={styles.body}>{TEXTS.playground.noFile}</p>;
  if (typeof content !== 'string') {
    const image = imageAddress(open, () => content.base64);
    return (
      <div className={styles.body}>
        {image && <img src={image} alt={open} />}
        <p>{TEXTS.playground.binary(open, formatBytes(weightOf(content)))}</p>
      </div>
    );
  }
  if (content.length > longestCode && edited !== open)
    return (
      <div className={styles.body}>
        <p>{TEXTS.playground.large(open, formatBytes(content.length))}</p>
        <button type="button" className={controls.small} onClick={() => setEdited(open)}>
          {TEXTS.playground.editAnyway}
        </button>
      </div>
    );
  return (
    <CodeEditor
      ref={ref}
      file={file}
      label={TEXTS.playground.codeOf(open)}
      problems={marked}
      onChange={(text) => {
        setEdited(open);
        onChange(open, text);
      }}
      onSubmit={onBuild}
    />
  );
}

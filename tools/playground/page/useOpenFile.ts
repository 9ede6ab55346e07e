import { type RefObject, useState } from 'react';
import type { Place } from '../model/protocol.ts';
import type { TextEditor } from '../../../src/ui/editor/editor-types.ts';
import type { Pane } from './PaneSwitch.tsx';
import { firstPath } from './project-changes.ts';
import type { EditedProject } from './useProject.ts';

/** The open file, and the visible pane on narrow screens. */
export interface OpenFile {
  /** Path of the file: the selected one, or else the project's default. */
  path: string;
  pane: Pane;
  showPane: (pane: Pane) => void;
  /** Opens a file in the editor. */
  select: (path: string) => void;
  /** Opens a file and switches to the editor pane. */
  open: (path: string) => void;
  /** Opens a file at a position. */
  goTo: (place: Place) => void;
}

/**
 * State of the open file; another project opens with its default file.
 * @param editor shows the file
 */
export function useOpenFile({ project, turn }: EditedProject, editor: RefObject<TextEditor | undefined>): OpenFile {
  const [selected, setSelected] = useState({ turn, path: '' });
  const [pane, showPane] = useState<Pane>('editor');
  const isSelected = selected.turn === turn && selected.path !== '';
  const select = (path: string) => setSelected({ turn, path });
  const open = (path: string) => {
    select(path);
    showPane('editor');
  };
  const goTo = ({ file, line = 1, column }: Place) => {
    open(file);
    // The editor shows the file in the next frame.
    requestAnimationFrame(() => editor.current?.goTo(line, column));
  };
  const path = isSelected || !project ? selected.path : firstPath(project);
  return { path, pane, showPane, select, open, goTo };
}

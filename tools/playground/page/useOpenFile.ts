import { type RefObject, useState } from 'react';
import type { Place } from '../model/protocol.ts';
import type { TextEditor } from '../../../src/ui/editor/editor-types.ts';
import type { Pane } from './PaneSwitch.tsx';
import { firstPath } from './project-changes.ts';
import type { EditedProject } from './useProject.ts';

/** The file in the editor, and the pane that a narrow screen shows. */
export interface OpenFile {
  /** Path of the file: the one that was selected, else the one that a project opens with. */
  path: string;
  pane: Pane;
  showPane: (pane: Pane) => void;
  /** Puts a file into the editor. */
  select: (path: string) => void;
  /** Puts a file into the editor, and shows the editor. */
  open: (path: string) => void;
  /** Opens a file at a line. */
  goTo: (place: Place) => void;
}

/**
 * Which file is open; another project opens with a file of its own.
 * @param editor what shows it
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

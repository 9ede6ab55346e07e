import { type RefObject, useState } from 'react';
import type { Place } from '../model/protocol.ts';
import type { TextEditor } from '../../../src/ui/editor/editor-types.ts';
import type { Pane } from './PaneSwitch.tsx';
import { firstPath } from './project-changes.ts';
import type { EditedProject } from './useProject.ts';

/** The file that is open in the playground, and the pane that is visible on narrow screens. */
export interface OpenFile {
  /** Path of the selected file in the project, or of the project's default file. */
  path: string;
  pane: Pane;
  showPane: (pane: Pane) => void;
  /** Selects a file, which the editor then shows. */
  select: (path: string) => void;
  /** Selects a file and switches to the editor pane. */
  open: (path: string) => void;
  /** Opens a file in the editor at a position, such as that of an error. */
  goTo: (place: Place) => void;
  /** Focuses the open file: its button in the file list, or the editor if the list isn't visible. */
  focus: () => void;
}

/**
 * Holds which file of the project is open. When another project is opened, its default file is shown.
 * @param editor editor that shows the file
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
    // Wait for the next frame, because the editor doesn't show the file until then.
    requestAnimationFrame(() => editor.current?.goTo(line, column));
  };
  const focus = () =>
    requestAnimationFrame(() => {
      const button = document.querySelector<HTMLElement>('#playground-panes [aria-current="true"]');
      if (button?.checkVisibility()) button.focus();
      else editor.current?.focus();
    });
  const path = isSelected || !project ? selected.path : firstPath(project);
  return { path, pane, showPane, select, open, goTo, focus };
}

import type { Build } from '../../model/build.ts';

/** What panes are given. */
export interface PaneProps {
  build: Build;
  /** Shows why a module is there. */
  onModule: (module: number) => void;
}

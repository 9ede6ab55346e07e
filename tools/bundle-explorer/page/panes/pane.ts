import type { Build } from '../../model/build.ts';

/** Props of a pane. */
export interface PaneProps {
  build: Build;
  /** Opens the details of a module. */
  onModule: (module: number) => void;
}

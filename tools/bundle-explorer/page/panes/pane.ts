import type { Build } from '../../model/build.ts';

/** Props that all panes take. */
export interface PaneProps {
  build: Build;
  /** Opens the details of a module. */
  onModule: (module: number) => void;
}

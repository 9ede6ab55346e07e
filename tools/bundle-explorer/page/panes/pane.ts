import type { Build } from '../../model/build.ts';

/** Props that all tabs of the bundle explorer take. */
export interface PaneProps {
  build: Build;
  /** Called to open the details of a module. */
  onModule: (module: number) => void;
}

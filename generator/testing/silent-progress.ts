import type { Progress } from '../progress.ts';

/** Prints nothing. */
export const silent: Progress = {
  stage: () => ({ advance() {}, reach() {}, end() {} }),
  warn() {},
};

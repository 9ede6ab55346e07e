import type { Progress } from '../progress.ts';

/** Progress reporter that prints nothing. */
export const silent: Progress = {
  stage: () => ({ advance() {}, reach() {}, end() {} }),
  warn() {},
};

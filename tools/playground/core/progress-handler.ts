/** Milliseconds between two words about progress: a word for each hundredth took a sixth of an edit's time. */
const pause = 50;

/**
 * Makes the handler of webpack's progress plugin, which is called hundreds of times in a build.
 * @param onProgress told of hundredths every now and then, and not at all in a build that is over before anyone could read it
 */
export function progressHandler(
  onProgress: (fraction: number, step: string) => void,
): (fraction: number, step: string) => void {
  let last = 0;
  return (fraction, step) => {
    const now = performance.now();
    const isStart = fraction === 0;
    if (!isStart && now - last < pause) return;
    last = now;
    if (!isStart) onProgress(Math.floor(fraction * 100) / 100, step);
  };
}

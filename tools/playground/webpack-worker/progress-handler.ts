/**
 * Minimum time in milliseconds between two progress reports. Reporting each percent took a sixth of an edit's build
 * time.
 */
const pause = 50;

/**
 * Creates the handler for webpack's progress plugin, which calls it hundreds of times per build.
 * @param onProgress called with the throttled progress, and not at all during very short builds
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

/** How long browser tests wait for an expected state, in milliseconds. */
export const waiting = 90_000;

/**
 * Waits for a promise, and rejects if it takes longer than the timeout.
 *
 * @throws Error that names what was expected
 */
export async function withTimeout<Result>(work: Promise<Result>, missing: () => string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`After ${waiting / 1000} seconds, ${missing()}.`)), waiting);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds after which something that a test waits for will not come any more. */
export const waiting = 90_000;

/** Waits for something for as long as a test waits. @throws after that an error that says what did not come */
export async function inTime<Result>(work: Promise<Result>, missing: () => string): Promise<Result> {
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

type Callback = (error: Error | null, result?: unknown) => void;

/** Runs a function and passes its result or error to a Node.js-style callback, after the current call has returned. */
export function answer(run: () => unknown, callback: unknown): void {
  if (typeof callback !== 'function') throw new TypeError('The "cb" argument must be of type function.');
  const done = callback as Callback;
  let error: Error | null = null;
  let result: unknown;
  try {
    result = run();
  } catch (thrown) {
    error = thrown as Error;
  }
  queueMicrotask(() => (error ? done(error) : done(null, result)));
}

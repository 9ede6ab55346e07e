/** Milliseconds after which something that a test waits for will not come any more. */
export const waiting = 90_000;

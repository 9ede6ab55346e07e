/**
 * Creates a rate limit for messages from untrusted code, which could otherwise keep the receiver busy forever.
 * @param most maximum total weight of the messages per second
 * @returns function that takes a message's weight and the current time in milliseconds, and returns false once the
 * limit is exceeded
 */
export function createRateLimit(most: number): (weight: number, now: number) => boolean {
  let start = -Infinity;
  let sum = 0;
  return (weight, now) => {
    if (now - start >= 1000) {
      start = now;
      sum = 0;
    }
    sum += weight;
    return sum <= most;
  };
}

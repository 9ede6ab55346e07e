/**
 * Creates a limit for messages of untrusted code, which could otherwise keep the receiver busy forever.
 * @param most total weight of the messages in one second
 * @returns takes a message's weight and the time in milliseconds; false once the limit is exceeded
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

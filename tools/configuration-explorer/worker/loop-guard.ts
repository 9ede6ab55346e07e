/**
 * Ends endless loops of a configuration. Each iteration calls a function that throws when the loops have run for too
 * long, so that the message can name the loop, and before a loop that fills an array exhausts the memory.
 */

/** Error of a loop that ran for too long. */
export class EndlessLoop extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`Endless loop: ${line}`);
    this.name = 'EndlessLoop';
    this.line = line;
  }
}

/** Limits of all loops of a configuration together. A configuration for a real project stays far below them. */
const most = { turns: 5_000_000, time: 5000 };

/**
 * Creates the function to call on each iteration of a loop, with the line on which the loop begins.
 *
 * @throws EndlessLoop when the limits are exceeded. It names the first loop that still ran in the second half of all
 *   iterations: if a loop calls or contains others, it ran before them.
 */
export function createLoopGuard(): (line: number) => void {
  // The MCP server runs configurations in a realm without `performance`.
  const now = Date.now.bind(Date);
  const began = now();
  /** Number of the last iteration of each loop, in the order in which the loops ran first. */
  const last = new Map<number, number>();
  let turns = 0;
  return (line) => {
    turns += 1;
    last.set(line, turns);
    if (turns < most.turns && (turns % 64 !== 0 || now() - began < most.time)) return;
    const [endless = line] = [...last].find(([, at]) => at > turns / 2) ?? [];
    throw new EndlessLoop(endless);
  };
}

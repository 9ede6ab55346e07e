/** The console of a build: what configurations, loaders and plugins write, and what Node would write to the terminal. */
import type { ConsoleLine } from '../model/protocol.ts';
import { format } from './node/inspect.ts';

/** Lines of one build, at most; a loop that writes shall not fill the memory. */
const mostLines = 1_000;

/** Runs something, and gives it what is written to the console meanwhile. */
export async function captureConsole(run: (lines: ConsoleLine[]) => Promise<void>): Promise<void> {
  const lines: ConsoleLine[] = [];
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    console[level] = (...values: unknown[]) => {
      if (values.some((value) => value instanceof Error && 'code' in value && value.code === 'EXIT')) return;
      if (lines.length < mostLines) lines.push({ level, text: format(...values) });
    };
  await run(lines);
}

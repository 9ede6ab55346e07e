/**
 * Captures console output during a build: from configurations, loaders, and plugins, and what Node.js would print to
 * the terminal.
 */
import { type ConsoleLine, textLimits } from '../model/protocol.ts';
import { format } from './node/inspect.ts';

/** Runs a function while collecting console output. @param run called with the array that the lines are added to */
export async function captureConsole(run: (lines: ConsoleLine[]) => Promise<void>): Promise<void> {
  const lines: ConsoleLine[] = [];
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    console[level] = (...values: unknown[]) => {
      if (values.some((value) => value instanceof Error && 'code' in value && value.code === 'EXIT')) return;
      if (lines.length < textLimits.lines) lines.push({ level, text: format(...values) });
    };
  await run(lines);
}

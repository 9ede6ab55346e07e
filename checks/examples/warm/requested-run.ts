import { readFileSync, readlinkSync } from 'node:fs';

/** A run that a client requests, described by how the client's process was started. */
export interface RequestedRun {
  /** Main file and its arguments. */
  args: string[];
  folder: string;
  env: Record<string, string>;
}

/**
 * Reads from `/proc` how a process was started: `bash warm FILE …`.
 *
 * @returns undefined if that can't be read, or if the process has resource limits (`ulimit`), which can't be
 * transferred
 */
export function readRequestedRun(pid: number): RequestedRun | undefined {
  try {
    if (limitsOf(pid) !== limitsOf('self')) return undefined;
    const [, , ...args] = words(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
    const env = Object.fromEntries(
      words(readFileSync(`/proc/${pid}/environ`, 'utf8')).map((entry) => {
        const sign = entry.indexOf('=');
        return [entry.slice(0, sign), entry.slice(sign + 1)];
      }),
    );
    return { args, folder: readlinkSync(`/proc/${pid}/cwd`), env };
  } catch {
    return undefined;
  }
}

function limitsOf(process: number | 'self'): string {
  return readFileSync(`/proc/${process}/limits`, 'utf8');
}

function words(text: string): string[] {
  return text.split('\0').slice(0, -1);
}

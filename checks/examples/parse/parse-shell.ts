import { spawnSync } from 'node:child_process';
import type { Failure } from '../example.ts';

/** Returns syntax errors in shell commands. */
export function parseShell(code: string): Failure[] {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' });
  if (status === 0) return [];
  const [, line = '1', message = stderr] = /line (\d+): (.*)/.exec(stderr) ?? [];
  return [{ line: Number(line), message: message.trim() }];
}

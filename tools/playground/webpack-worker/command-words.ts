import type { Notice } from '../model/protocol.ts';
import { splitCommandLine } from '../../../src/model/split-command-line.ts';

/**
 * Splits a webpack command line into arguments. `serve` and `watch` are treated as `build`, because the preview serves
 * the output and the page watches for edits.
 */
export function commandWords(commandLine: string, notices: Notice[]): string[] {
  const words = splitCommandLine(commandLine);
  const command = words[0] ?? '';
  if (!/^(?:serve|server|s|watch|w)$/.test(command)) return words.filter((word) => word !== '--watch' && word !== '-w');
  notices.push({ kind: 'adapted', about: command, says: 'command' });
  return words.slice(1);
}

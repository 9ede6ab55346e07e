import type { Notice } from '../model/protocol.ts';
import { wordsOf } from '../../../src/model/words-of.ts';

/** `serve` and `watch` are treated as `build`: the preview serves, and the page watches. */
export function commandWords(commandLine: string, notices: Notice[]): string[] {
  const words = wordsOf(commandLine);
  const command = words[0] ?? '';
  if (!/^(?:serve|server|s|watch|w)$/.test(command)) return words.filter((word) => word !== '--watch' && word !== '-w');
  notices.push({ kind: 'adapted', about: command, says: 'command' });
  return words.slice(1);
}

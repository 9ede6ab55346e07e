/** Shows text in the user's pager if it has more lines than the terminal. */
import { spawnSync } from 'node:child_process';

/**
 * Prints text to the terminal.
 *
 * @param isPaged whether to use a pager for a long text
 */
export function showInPager(text: string, isPaged: boolean): void {
  const { stdout } = process;
  const isLong = stdout.isTTY && text.split('\n').length >= (stdout.rows ?? 24);
  if (!isLong || !isPaged || !shownByPager(text)) stdout.write(text);
}

function shownByPager(text: string): boolean {
  const [program = 'less', ...words] = (process.env.PAGER || 'less -R').split(/\s+/);
  const { error, status } = spawnSync(program, words, { input: text, stdio: ['pipe', 'inherit', 'inherit'] });
  // If the user quits the pager before it has read all of a long text, writing to it fails. That isn't an error.
  const isRead = error === undefined || ('code' in error && error.code === 'EPIPE');
  return isRead && status === 0;
}

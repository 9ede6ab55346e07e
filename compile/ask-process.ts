import type { ChildProcess } from 'node:child_process';

/**
 * Sends a message to a process and gives its next answer; it is asked one thing at a time.
 *
 * @param about what an error calls it: a page, a tool
 * @throws Error when the process ends before it answers
 */
export function ask(child: ChildProcess, message: object, about: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void): void => {
      child.off('message', answered).off('error', reject).off('exit', ended);
      finish();
    };
    const answered = (answer: unknown): void => settle(() => resolve(answer));
    const ended = (code: number | null, signal: string | null): void =>
      settle(() => reject(new Error(`${about}: its process ended early (${signal ?? `exit code ${code}`})`)));
    child.on('message', answered).on('error', reject).on('exit', ended);
    child.send(message);
  });
}

import type { ChildProcess } from 'node:child_process';

/**
 * Sends a message to a child process, and resolves to the next message that the process sends back. Only one request
 * may be pending at a time.
 *
 * @param about name of the page or tool, for error messages
 * @throws Error if the process exits before it replies
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

/**
 * Like `ask`, which sends a message to a child process, but kills the process if it doesn't reply in time.
 *
 * @param limit timeout in milliseconds; no timeout if undefined
 * @returns the reply, or undefined after a timeout
 */
export async function askWithin(
  child: ChildProcess,
  message: object,
  about: string,
  limit: number | undefined,
): Promise<unknown> {
  if (limit === undefined) return ask(child, message, about);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = child.kill('SIGKILL');
  }, limit);
  try {
    return await ask(child, message, about);
  } catch (error) {
    if (isLate) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

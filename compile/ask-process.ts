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

/**
 * The same with a limit of time: a process that takes longer is ended.
 *
 * @param limit milliseconds; none where it is undefined
 * @returns the answer, which is never undefined; undefined when there was none in time
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

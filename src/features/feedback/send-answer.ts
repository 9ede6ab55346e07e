import { noteAnswered } from './answered.ts';

/** Timeout for the destination, in milliseconds. */
const patience = 10_000;

/**
 * Sends a filled-in feedback form the way the browser would send it without scripts: `page`, `helpful` and `comment`,
 * form-encoded, by POST; then remembers that it was sent. The request survives a navigation (`keepalive`) and carries
 * no cookies. Rejects if the destination can't be reached, times out, or responds with an error status.
 */
export async function sendAnswer(form: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.set(name, String(value));
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), patience);
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      body,
      keepalive: true,
      credentials: 'omit',
      signal: abort.signal,
    });
    if (!answer.ok) throw new Error(`${form.action} answered ${answer.status}`);
    noteAnswered(body.get('page')!);
  } finally {
    clearTimeout(timer);
  }
}

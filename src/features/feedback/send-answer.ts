import { noteAnswered } from './answered.ts';

/** How long to wait for the feedback endpoint, in milliseconds. */
const patience = 10_000;

/**
 * Sends a filled-in feedback form the way the browser would without scripts: a POST request with the form-encoded
 * fields `page`, `helpful`, and `comment`. Then records that feedback was given. The request survives a navigation
 * (`keepalive`) and carries no cookies. Rejects if the endpoint can't be reached, times out, or responds with an error
 * status.
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

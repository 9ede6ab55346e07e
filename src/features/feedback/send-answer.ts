import { noteAnswered } from './answered.ts';

/** Milliseconds until a destination that does not answer counts as out of reach. */
const patience = 10_000;

/**
 * Sends a filled-in feedback form the way the browser would send it without scripts: `page`, `helpful` and `comment`,
 * form-encoded, by POST; and remembers that it was sent. It goes on when the reader leaves the page meanwhile, and carries no
 * cookies. Rejects when the destination is out of reach, does not answer in time, or answers with anything but a success.
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

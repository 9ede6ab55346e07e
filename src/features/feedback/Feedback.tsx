import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isAnswered } from './answered.ts';
import * as styles from './Feedback.module.css';

export interface FeedbackProps {
  /** URL that receives the reader's feedback. The build verifies that it is `http:` or `https:`. */
  destination: string;
  /** Canonical URL of the page that the feedback is about. */
  page: string;
}

/**
 * Maximum length of a feedback comment in characters. It keeps the request far below the 64 KiB limit of `keepalive`.
 */
const commentLimit = 1000;

const words = {
  open: '',
  sending: TEXTS.feedback.sending,
  failed: TEXTS.feedback.failed,
  sent: TEXTS.feedback.sent,
};

/**
 * Asks whether the page was helpful, once per page and session. It is an ordinary form that works without scripts. The
 * code that submits it without leaving the page is loaded when the form is submitted.
 */
export function Feedback({ destination, page }: FeedbackProps) {
  const [state, setState] = useState<keyof typeof words>('open');
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAnswered(page)) setState('sent');
  }, [page]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const form = event.currentTarget;
    setState('sending');
    try {
      const { sendAnswer } = await import(/* webpackChunkName: "feedback" */ './send-answer.ts');
      await sendAnswer(form);
      setState('sent');
      // Move the focus to the confirmation, because the focused button was removed.
      outcome.current?.focus();
    } catch {
      setState('failed');
    }
  }

  return (
    <section className={styles.feedback} aria-label={TEXTS.feedback.region} data-feedback={state}>
      {state !== 'sent' && (
        <form className={styles.form} action={destination} method="post" onSubmit={send}>
          <input type="hidden" name="page" value={page} />
          <fieldset>
            <legend>{TEXTS.feedback.question}</legend>
            {(['yes', 'no'] as const).map((answer) => (
              <label key={answer}>
                <input type="radio" name="helpful" value={answer} required />
                {TEXTS.feedback[answer]}
              </label>
            ))}
          </fieldset>
          <div>
            <label>
              {TEXTS.feedback.comment}
              <textarea name="comment" rows={3} maxLength={commentLimit} />
            </label>
            <button className="button" aria-disabled={state === 'sending'}>
              {TEXTS.feedback.send}
            </button>
          </div>
        </form>
      )}
      <p ref={outcome} role="status" tabIndex={-1}>
        {words[state]}
      </p>
    </section>
  );
}

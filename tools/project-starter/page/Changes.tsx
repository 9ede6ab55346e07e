import { Fragment, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { groupBy } from '../../../src/model/group-by.ts';
import type { Change, Wishes } from '../model/choose.ts';
import type { Answers, QuestionName } from '../model/questions.ts';
import { labelOf, questions, ruleTexts } from './answer-texts.ts';
import * as styles from './Questions.module.css';

/**
 * The user's last action in the project starter: answering a question, choosing a tool to migrate from, starting over,
 * or following a link.
 */
export type Act = QuestionName | 'origin' | 'reset' | 'link';

/** Result of the user's last action in the project starter. */
export interface Effect {
  act: Act;
  /** Answers that changed because of the user's last action. */
  changes: readonly Change[];
  /** The user's answers before the last action, or `undefined` if it can't be undone. */
  before?: Wishes;
}

interface ChangesProps {
  answers: Answers;
  act: Act;
  effect: Effect | undefined;
  onUndo: () => void;
}

/**
 * Shows and announces which other answers changed because of the user's action, next to the control that the user used.
 * A button undoes the action. Changes with the same reason are grouped.
 */
export function Changes({ answers, act, effect, onUndo }: ChangesProps) {
  const notice = useRef<HTMLDivElement>(null);
  // On a phone, the notice may be below the window or behind the bar at its bottom. A link was followed to read the
  // page from its beginning.
  useLayoutEffect(() => {
    if (act !== 'link') notice.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [act, effect]);
  return (
    <div role="status">
      {effect?.act === act && effect.changes.length > 0 && (
        <div ref={notice} className={styles.change}>
          {Array.from(
            groupBy(effect.changes, ({ says }) => says ?? ''),
            ([reason, group]) => (
              <p key={reason}>
                {group.map(({ question, from }) => (
                  <Fragment key={question}>
                    <strong>{questions[question].topic}</strong>{' '}
                    {TEXTS.projectStarter.changed(labelOf(question, from), labelOf(question, answers[question]))}{' '}
                  </Fragment>
                ))}
                {group[0]?.says !== undefined && ruleTexts[group[0].says]}
              </p>
            ),
          )}
          {effect.before && (
            <button type="button" onClick={(event) => undoFrom(event, onUndo)}>
              {TEXTS.projectStarter.undo}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/**
 * Marks a question whose answer changed because of the user's action on another control. The reason is shown and
 * announced at that control.
 */
export function Changed({ change }: { change: Change | undefined }) {
  if (!change) return null;
  return <p className={styles.change}>{TEXTS.projectStarter.changedFrom(labelOf(change.question, change.from))}</p>;
}

/**
 * Undoes the user's last action. The undo button disappears, so the focus moves to the control that the user had used.
 */
function undoFrom({ currentTarget }: MouseEvent<HTMLButtonElement>, onUndo: () => void): void {
  const place = currentTarget.closest('[data-act]');
  flushSync(onUndo);
  place?.querySelector<HTMLElement>('input:checked, button')?.focus();
}

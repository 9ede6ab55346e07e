import { Fragment } from 'react';
import { groupBy } from '../../../src/model/group-by.ts';
import type { Change } from '../model/choose.ts';
import { answersTo, questionNames, type Answers, type QuestionName } from '../model/questions.ts';
import { brokenRule } from '../model/compatible-answers.ts';
import { answerText, labelOf, questions, ruleTexts } from './answer-texts.ts';
import * as styles from './Questions.module.css';

/** Changes that the last answer caused. */
export interface AnswerEffect {
  /** The question that the reader answered. */
  question: QuestionName;
  changes: readonly Change[];
}

interface Props {
  answers: Answers;
  effect: AnswerEffect | undefined;
  onAnswer: (question: QuestionName, answer: string) => void;
  onReset: () => void;
}

/** The questions. Every answer can be chosen, and answers that would change others say so. */
export function Questions({ answers, effect, onAnswer, onReset }: Props) {
  return (
    <form
      className={styles.questions}
      aria-label={TEXTS.projectStarter.questionsHead}
      onSubmit={(event) => event.preventDefault()}
    >
      {questionNames.map((name) => (
        <Question key={name} name={name} answers={answers} effect={effect} onAnswer={onAnswer} />
      ))}
      <p className={styles.note} data-needs-script="">
        {TEXTS.projectStarter.dashed}
      </p>
      <button type="button" className={styles.reset} data-needs-script="" onClick={onReset}>
        {TEXTS.projectStarter.startOver}
      </button>
    </form>
  );
}

function Question({ name, answers, effect, onAnswer }: { name: QuestionName } & Omit<Props, 'onReset'>) {
  return (
    <fieldset className={styles.question}>
      <legend>{questions[name].ask}</legend>
      <div className={styles.answers}>
        {answersTo(name).map((answer) => {
          const changes = brokenRule({ ...answers, [name]: answer }) !== undefined;
          return (
            <label key={answer} className={changes ? styles.changing : undefined}>
              <input
                type="radio"
                name={name}
                value={answer}
                checked={answers[name] === answer}
                onChange={() => onAnswer(name, answer)}
              />
              <span>
                {labelOf(name, answer)}
                {changes && <span className={styles.hint}>{TEXTS.projectStarter.changesOthers}</span>}
              </span>
            </label>
          );
        })}
      </div>
      <div role="status">{effect?.question === name && <Changes answers={answers} changes={effect.changes} />}</div>
      {effect && effect.question !== name && (
        <Changed change={effect.changes.find(({ question }) => question === name)} />
      )}
      <p className={styles.note}>{answerText(name, answers[name])?.note}</p>
    </fieldset>
  );
}

/**
 * Changes of other answers, shown below the question that the reader answered. Those with the same reason are grouped.
 */
function Changes({ answers, changes }: { answers: Answers; changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <div className={styles.change}>
      {Array.from(
        groupBy(changes, ({ says }) => says),
        ([says, group]) => (
          <p key={says}>
            {group.map(({ question }) => (
              <Fragment key={question}>
                <strong>{questions[question].ask}</strong>{' '}
                {TEXTS.projectStarter.changedTo(labelOf(question, answers[question]))}{' '}
              </Fragment>
            ))}
            {ruleTexts[says]}
          </p>
        ),
      )}
    </div>
  );
}

/**
 * Marks a question whose answer changed because of another one. The reason is shown below the question that the reader
 * answered, and announced there.
 */
function Changed({ change }: { change: Change | undefined }) {
  if (!change) return null;
  return <p className={styles.change}>{TEXTS.projectStarter.changedFrom(labelOf(change.question, change.from))}</p>;
}

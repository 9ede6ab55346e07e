import { answersTo, questionNames, type Answers, type QuestionName } from '../model/questions.ts';
import { brokenRule } from '../model/compatible-answers.ts';
import { answerText, labelOf, questions } from './answer-texts.ts';
import { Changed, Changes, type Effect } from './Changes.tsx';
import * as styles from './Questions.module.css';

interface Props {
  answers: Answers;
  effect: Effect | undefined;
  onAnswer: (question: QuestionName, answer: string) => void;
  onReset: () => void;
  onUndo: () => void;
}

/**
 * The questions of the project starter. All answers can be selected, and those that would change other answers are
 * marked.
 */
export function Questions({ answers, effect, onAnswer, onReset, onUndo }: Props) {
  return (
    <form
      className={styles.questions}
      aria-label={TEXTS.projectStarter.questionsHead}
      onSubmit={(event) => event.preventDefault()}
    >
      <p className={styles.note} data-needs-script="">
        {TEXTS.projectStarter.dashed}
      </p>
      {questionNames.map((name) => (
        <Question key={name} name={name} answers={answers} effect={effect} onAnswer={onAnswer} onUndo={onUndo} />
      ))}
      <div data-act="">
        <button type="button" className={styles.reset} data-needs-script="" onClick={onReset}>
          {TEXTS.projectStarter.startOver}
        </button>
        <Changes act="reset" answers={answers} effect={effect} onUndo={onUndo} />
      </div>
    </form>
  );
}

function Question({ name, answers, effect, onAnswer, onUndo }: { name: QuestionName } & Omit<Props, 'onReset'>) {
  return (
    <fieldset className={styles.question} data-act="">
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
      <Changes act={name} answers={answers} effect={effect} onUndo={onUndo} />
      {effect && effect.act !== name && <Changed change={effect.changes.find(({ question }) => question === name)} />}
      <p className={styles.note}>{answerText(name, answers[name])?.note}</p>
    </fieldset>
  );
}

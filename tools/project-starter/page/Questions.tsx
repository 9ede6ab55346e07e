import { answersTo, questionNames, type Answers, type QuestionName } from '../model/questions.ts';
import { brokenRule } from '../model/rules.ts';
import { answerText, labelOf, questions } from './answer-texts.ts';
import * as styles from './Questions.module.css';

interface Props {
  answers: Answers;
  onAnswer: (question: QuestionName, answer: string) => void;
  onReset: () => void;
}

/** The questions. Every answer can be chosen; one that changes others says so before. */
export function Questions({ answers, onAnswer, onReset }: Props) {
  return (
    <form
      className={styles.questions}
      aria-label={TEXTS.projectStarter.questionsHead}
      onSubmit={(event) => event.preventDefault()}
    >
      {questionNames.map((name) => (
        <Question key={name} name={name} answers={answers} onAnswer={onAnswer} />
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

function Question({ name, answers, onAnswer }: { name: QuestionName } & Omit<Props, 'onReset'>) {
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
      <p className={styles.note}>{answerText(name, answers[name])?.note}</p>
    </fieldset>
  );
}

import { Rich } from '../../../src/ui/Rich/Rich.tsx';
import { useEffect, useMemo, useState } from 'react';
import { start } from 'site/start.js';
import { answersOf, queryOf } from '../model/address.ts';
import { choose, type Change } from '../model/choose.ts';
import { generate } from '../model/generate.ts';
import { answersFrom, origins } from '../model/origins.ts';
import { firstAnswers, type Answers, type QuestionName } from '../model/questions.ts';
import { labelOf, questions, ruleTexts } from './answer-texts.ts';
import { Files } from './Files.tsx';
import { Questions } from './Questions.tsx';
import { Result } from './Result.tsx';
import * as styles from './Start.module.css';

/** The project starter: nine questions, and the project that they ask for. Prerendered with the first answers. */
export function Start() {
  const [answers, setAnswers] = useState(firstAnswers);
  const [changes, setChanges] = useState<Change[]>([]);
  useEffect(() => setAnswers(answersOf(location.search)), []);
  const project = useMemo(() => generate(answers, start.versions), [answers]);

  const show = (next: Answers, changed: Change[]) => {
    setAnswers(next);
    setChanges(changed);
    history.replaceState(history.state, '', `${location.pathname}${queryOf(next)}`);
  };
  const answer = (question: QuestionName, chosen: string) => {
    const next = choose(answers, question, chosen);
    show(next.answers, next.changes);
  };
  return (
    <>
      <p className={styles.lead}>{TEXTS.projectStarter.lead(start.combinations.toLocaleString(TEXTS.locale))}</p>
      <noscript>
        <p>
          <Rich text={TEXTS.projectStarter.needsScript} />
        </p>
      </noscript>
      <p className={styles.origins} data-needs-script="">
        {TEXTS.projectStarter.moving}{' '}
        {origins.map((origin) => (
          <span key={origin.name}>
            <button type="button" onClick={() => show(answersFrom(origin, answers), [])}>
              {origin.name}
            </button>{' '}
            (<a href={`#${origin.section}`}>{TEXTS.projectStarter.whichFiles}</a>){' '}
          </span>
        ))}
      </p>
      <div className={styles.columns}>
        <Questions answers={answers} onAnswer={answer} onReset={() => show(firstAnswers, [])} />
        <section className={styles.result} aria-labelledby="your-project">
          <h2 id="your-project">{TEXTS.projectStarter.yourProject}</h2>
          <div role="status">
            {changes.map(({ question, says }) => (
              <p key={question} className={styles.change}>
                <strong>{questions[question].ask}</strong>{' '}
                {TEXTS.projectStarter.changedTo(labelOf(question, answers[question]))}{' '}
                {says ? ruleTexts[says] : TEXTS.projectStarter.required}
              </p>
            ))}
          </div>
          <Result answers={answers} project={project} />
          <Files project={project} />
        </section>
      </div>
    </>
  );
}

import { RichText } from '../../../src/ui/RichText/RichText.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { start } from 'site/start.js';
import { answersOf, chosenIn, queryOf } from '../model/address.ts';
import { choose } from '../model/choose.ts';
import { generate } from '../model/generate.ts';
import { answersFrom, chosenIn as chosenInOrigin, origins } from '../model/origins.ts';
import { firstAnswers, type Answers, type QuestionName } from '../model/questions.ts';
import { Files } from './Files.tsx';
import { Questions, type AnswerEffect } from './Questions.tsx';
import { Result } from './Result.tsx';
import * as styles from './ProjectStarter.module.css';

/** The project starter with its questions and the resulting project. It is prerendered with the default answers. */
export function ProjectStarter() {
  const [answers, setAnswers] = useState(firstAnswers);
  const [chosen, setChosen] = useState<ReadonlySet<QuestionName>>(new Set());
  const [effect, setEffect] = useState<AnswerEffect>();
  const [isRead, setRead] = useState(false);
  /** Query string of the answers that are shown. */
  const shown = useRef('');
  useEffect(() => {
    const read = () => {
      // Links to headings on this page, and going back from them, don't change the answers.
      if (location.search === shown.current) return;
      shown.current = location.search;
      setAnswers(answersOf(location.search));
      setChosen(chosenIn(location.search));
      setEffect(undefined);
    };
    read();
    setRead(true);
    // A link to other answers on this page changes only the query string, after the app has handled the click.
    const left = new AbortController();
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) setTimeout(() => left.signal.aborted || read());
    };
    addEventListener('popstate', read, { signal: left.signal });
    addEventListener('click', onClick, { signal: left.signal });
    return () => left.abort();
  }, []);
  const project = useMemo(() => generate(answers, start.versions), [answers]);

  const show = (next: Answers, by: ReadonlySet<QuestionName>, changes?: AnswerEffect) => {
    setAnswers(next);
    setChosen(by);
    setEffect(changes);
    history.replaceState(history.state, '', `${location.pathname}${queryOf(next)}`);
    shown.current = location.search;
  };
  const answer = (question: QuestionName, given: string) => {
    const next = choose(answers, question, given, chosen);
    show(next.answers, new Set([...chosen, question]), { question, changes: next.changes });
  };
  return (
    <>
      <p className={styles.lead}>{TEXTS.projectStarter.lead}</p>
      <noscript>
        <p>
          <RichText text={TEXTS.projectStarter.needsScript} />
        </p>
      </noscript>
      <p className={styles.origins} data-needs-script="">
        {TEXTS.projectStarter.moving}{' '}
        {origins.map((origin) => (
          <span key={origin.name}>
            <button type="button" onClick={() => show(answersFrom(origin, answers), chosenInOrigin(origin))}>
              {origin.name}
            </button>{' '}
            (<a href={`#${origin.section}`}>{TEXTS.projectStarter.whichFiles}</a>){' '}
          </span>
        ))}
      </p>
      <div className={styles.columns} data-read={isRead ? '' : undefined}>
        <Questions answers={answers} effect={effect} onAnswer={answer} onReset={() => show(firstAnswers, new Set())} />
        <section className={styles.result} aria-labelledby="your-project">
          <h2 id="your-project">{TEXTS.projectStarter.yourProject}</h2>
          <Result answers={answers} project={project} />
          <Files project={project} />
        </section>
      </div>
    </>
  );
}

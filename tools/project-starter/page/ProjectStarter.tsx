import { RichText } from '../../../src/ui/RichText/RichText.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { start } from 'site/start.js';
import { queryOf, unknownIn, wishesOf } from '../model/address.ts';
import { answersFor, changesOf, droppedOf, withWish, type Wishes } from '../model/choose.ts';
import { generate } from '../model/generate.ts';
import { type Origin, origins, withOrigin } from '../model/origins.ts';
import type { QuestionName } from '../model/questions.ts';
import { Changes, type Act, type Effect } from './Changes.tsx';
import { Files } from './Files.tsx';
import { Questions } from './Questions.tsx';
import { Result } from './Result.tsx';
import * as styles from './ProjectStarter.module.css';

/** The project starter with its questions and the generated project. It is prerendered with the default answers. */
export function ProjectStarter() {
  const [wishes, setWishes] = useState<Wishes>([]);
  const [effect, setEffect] = useState<Effect>();
  /** Answers in the URL that the project starter doesn't know. */
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const [isRead, setRead] = useState(false);
  /** Query string of the answers that the page shows. */
  const shown = useRef('');
  /** The tool that the user chose last, until something else replaced its answers. */
  const origin = useRef<Origin>(undefined);
  useEffect(() => {
    const read = () => {
      // Ignore links to headings on this page, and going back from them. They don't change the answers.
      if (location.search === shown.current) return;
      const asked = wishesOf(location.search);
      setWishes(asked);
      origin.current = undefined;
      setUnknown(unknownIn(location.search));
      setEffect({ act: 'link', changes: droppedOf(asked) });
      shown.current = location.search;
    };
    read();
    setRead(true);
    // A link to other answers on this page changes only the query string, after the router has handled the click.
    const left = new AbortController();
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) setTimeout(() => left.signal.aborted || read());
    };
    addEventListener('popstate', read, { signal: left.signal });
    addEventListener('click', onClick, { signal: left.signal });
    return () => left.abort();
  }, []);
  const answers = useMemo(() => answersFor(wishes), [wishes]);
  const [name, setName] = useState('');
  const project = useMemo(() => generate(answers, start.versions, name), [answers, name]);

  const show = (next: Wishes, changed?: Effect) => {
    setWishes(next);
    setEffect(changed);
    setUnknown([]);
    history.replaceState(history.state, '', `${location.pathname}${queryOf(next)}`);
    shown.current = location.search;
  };
  const act = (by: Act, next: Wishes, answered?: QuestionName) =>
    show(next, { act: by, changes: changesOf(answers, next, answered), before: wishes });
  const comeFrom = (tool: Origin) => {
    act('origin', withOrigin(wishes, tool, origin.current));
    origin.current = tool;
  };
  const undo = () => {
    if (effect?.before) show(effect.before);
    if (effect?.act === 'origin') origin.current = undefined;
  };
  return (
    <>
      <p className="lead">{TEXTS.projectStarter.lead}</p>
      <noscript>
        <p>
          <RichText text={TEXTS.projectStarter.needsScript} />
        </p>
      </noscript>
      <div data-act="" data-needs-script="">
        <p className={styles.origins}>
          {TEXTS.projectStarter.moving}{' '}
          {origins.map((tool) => (
            <span key={tool.name}>
              <button type="button" onClick={() => comeFrom(tool)}>
                {tool.name}
              </button>{' '}
              (<a href={`#${tool.section}`}>{TEXTS.projectStarter.whichFiles}</a>){' '}
            </span>
          ))}
        </p>
        <Changes act="link" answers={answers} effect={effect} onUndo={undo} />
        {unknown.length > 0 && (
          <p role="status" className={styles.unknown}>
            {TEXTS.projectStarter.unknownInLink(unknown.join(', ').slice(0, 100))}
          </p>
        )}
        <Changes act="origin" answers={answers} effect={effect} onUndo={undo} />
      </div>
      <div className={styles.columns} data-read={isRead ? '' : undefined}>
        <div>
          <Questions
            answers={answers}
            effect={effect}
            onAnswer={(question, given) => act(question, withWish(wishes, question, given), question)}
            onReset={() => act('reset', [])}
            onUndo={undo}
          />
          {effect && (
            <a href="#your-project" className={styles.toResult}>
              {TEXTS.projectStarter.toResult(project.files.length)}
            </a>
          )}
        </div>
        <section className={styles.result} aria-labelledby="your-project">
          <h2 id="your-project">{TEXTS.projectStarter.yourProject}</h2>
          <Result answers={answers} project={project} name={name} onName={setName} />
          <Files project={project} />
        </section>
      </div>
    </>
  );
}

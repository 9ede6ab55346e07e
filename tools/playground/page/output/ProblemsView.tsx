import type { Notice, Place, Problem } from '../../model/protocol.ts';
import { RichText } from '../../../../src/ui/RichText/RichText.tsx';
import { explanationOf } from './explanation.ts';
import { syntaxErrorIn } from './problems.ts';
import * as styles from './output.module.css';
import { files } from 'site/playground-files.js';

interface ProblemsViewProps {
  problems: readonly Problem[];
  notices: readonly Notice[];
  /** Paths of the project's files. Error positions in other files aren't linked. */
  paths: ReadonlySet<string>;
  onGoTo: (place: Place) => void;
  /** URLs of pages about errors and warnings, by class. */
  catalog: ReadonlyMap<string, string>;
}

/**
 * List of a build's errors and warnings. Each links to its position in the editor and to its entry in the error
 * catalog.
 */
export function ProblemsView({ problems, notices, paths, onGoTo, catalog }: ProblemsViewProps) {
  return (
    <div className={styles.body} tabIndex={0} role="region" aria-label={TEXTS.playground.problems}>
      {notices.map(({ about, says }) => (
        <p key={about} className={styles.notice}>
          <code>{about}</code>: <RichText text={TEXTS.playground.notices[says](about)} />
        </p>
      ))}
      {problems.length === 0 && notices.length === 0 && <p>{TEXTS.playground.noProblems}</p>}
      <ul className={styles.problems}>
        {problems.map((problem, index) => (
          // Include the message in the key, so that a different message gets a new element instead of moving an
          // existing one.
          <li key={`${index} ${problem.message}`} className={styles.problem} data-severity={problem.severity}>
            <p>
              <b>{problem.severity === 'error' ? TEXTS.playground.error : TEXTS.playground.warning}</b>{' '}
              <Where {...{ problem, paths, onGoTo }} />
            </p>
            {problem.suggestion !== undefined && <p>{TEXTS.playground.didYouMean(problem.suggestion)}</p>}
            <SyntaxErrorOf problem={problem} />
            <pre className={styles.text}>{problem.message}</pre>
            {problem.missingPackage !== undefined && <MissingPackage name={problem.missingPackage} />}
            {problem.details && problem.details !== problem.message && (
              <details>
                <summary>{TEXTS.playground.details}</summary>
                <pre className={styles.text}>{problem.details}</pre>
              </details>
            )}
            <Explanation {...{ problem, catalog }} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Says first that a script has a syntax error, because webpack's message advises to use a loader. */
function SyntaxErrorOf({ problem }: { problem: Problem }) {
  const words = syntaxErrorIn(problem);
  return words === undefined ? null : <p>{TEXTS.playground.syntaxError(words)}</p>;
}

/** Message that the playground lacks a package, with the packages that it has. */
function MissingPackage({ name }: { name: string }) {
  return (
    <>
      <p>
        <RichText text={TEXTS.playground.notices.package(name)} />
      </p>
      <details>
        <summary>{TEXTS.playground.included}</summary>
        <p>{Object.keys(files.packages).join(', ')}</p>
      </details>
    </>
  );
}

function Explanation({ problem, catalog }: { problem: Problem; catalog: ReadonlyMap<string, string> }) {
  const found = explanationOf(problem, catalog);
  if (!found) return null;
  return (
    <p>
      <a href={found.href} target="_blank" rel="noreferrer">
        {found.words}
      </a>
    </p>
  );
}

function Where({ problem, paths, onGoTo }: { problem: Problem } & Pick<ProblemsViewProps, 'paths' | 'onGoTo'>) {
  const { place, module } = problem;
  if (!place) return module ? <code>{module}</code> : null;
  const words = [place.file, place.line, place.column === undefined ? undefined : place.column + 1]
    .filter((part) => part !== undefined)
    .join(':');
  if (!paths.has(place.file)) return <code>{words}</code>;
  return (
    <button type="button" className={styles.link} data-name="" onClick={() => onGoTo(place)}>
      {words}
    </button>
  );
}

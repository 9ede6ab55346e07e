import { figures } from 'site/home-figures.js';
import * as styles from './HomeFigures.module.css';

const claims = [
  [figures.examples, TEXTS.home.examplesRun],
  [figures.facts, TEXTS.home.factsRead],
] as const;

/** Shows numbers on the home page that tell how much of the documentation is checked. */
export function HomeFigures() {
  return (
    <ul className={styles.figures}>
      {claims.map(([count, text]) => (
        <li key={text}>
          <b>{count.toLocaleString(TEXTS.locale)}</b> {text}
        </li>
      ))}
      <li>
        <a href="/contribute/coverage/">{TEXTS.home.coverage}</a>
      </li>
    </ul>
  );
}

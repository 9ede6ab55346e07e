import { latest } from 'site/home-figures.js';
import * as styles from './HomeHero.module.css';
import { SpinningCube } from './SpinningCube.tsx';
import { TextRotator } from './TextRotator.tsx';

/**
 * Renders the hero of the home page: a one-line description of webpack with the rotating word, and the spinning cube.
 * Both are animated with CSS, so they need no script, and they stop for readers who prefer reduced motion.
 */
export function HomeHero() {
  const { words } = TEXTS.home;
  return (
    <header className={styles.hero}>
      <SpinningCube />
      <div className={styles.text}>
        {latest && (
          <a className={styles.news} href={latest.url}>
            <b>{TEXTS.home.new}</b> {latest.title}
          </a>
        )}
        <h1 tabIndex={-1} aria-label={TEXTS.home.headline(words.join(', '))}>
          <span aria-hidden="true">{TEXTS.home.bundleYour}</span> <TextRotator words={words} />
        </h1>
        <p>{TEXTS.home.about}</p>
        <figure className={`${styles.install} code`}>
          <pre>
            <code>
              <b>npm</b> install --save-dev webpack webpack-cli
            </code>
          </pre>
          <button type="button" className="copy" aria-label={TEXTS.prose.copy} />
        </figure>
        <p className={styles.ways}>
          <a className={styles.start} href="/guides/getting-started/">
            {TEXTS.home.getStarted}
          </a>
          <a href="/concepts/">{TEXTS.home.concepts}</a>
        </p>
      </div>
      <input className={styles.pause} type="checkbox" aria-label={TEXTS.home.pause} title={TEXTS.home.pause} />
    </header>
  );
}

import { useState } from 'react';
import { latest } from 'site/home-figures.js';
import { useReducedMotion } from '../../ui/browser/useReducedMotion.ts';
import * as styles from './HomeHero.module.css';
import { SpinningCube } from './SpinningCube.tsx';
import { TextRotator } from './TextRotator.tsx';

const words = [...TEXTS.home.words];

/** What webpack is in a line, with the rotating word and the spinning cube; both stand still for readers who ask for less motion. */
export function HomeHero() {
  const reduced = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const still = reduced || paused;
  return (
    <header className={styles.hero}>
      <SpinningCube paused={still} />
      <div className={styles.text}>
        {latest && (
          <a className={styles.news} href={latest.url}>
            <b>{TEXTS.home.new}</b> {latest.title}
          </a>
        )}
        <h1 tabIndex={-1} aria-label={TEXTS.home.headline(words.join(', '))}>
          <span aria-hidden="true">{TEXTS.home.bundleYour}</span>{' '}
          <TextRotator words={words} delay={5000} repeatDelay={5000} paused={still} />
        </h1>
        <p>{TEXTS.home.about}</p>
        <pre className={styles.install}>
          <b>npm</b> install --save-dev webpack webpack-cli
        </pre>
        <p className={styles.ways}>
          <a className={styles.start} href="/guides/getting-started/">
            {TEXTS.home.getStarted}
          </a>
          <a href="/concepts/">{TEXTS.home.concepts}</a>
        </p>
      </div>
      {!reduced && (
        <button type="button" className={styles.pause} onClick={() => setPaused(!paused)}>
          {paused ? TEXTS.home.play : TEXTS.home.pause}
        </button>
      )}
    </header>
  );
}

import { useState } from 'react';
import { latest } from 'site/home-figures.js';
import { useReducedMotion } from '../../ui/browser/useReducedMotion.ts';
import * as styles from './HomeHero.module.css';
import { SpinningCube } from './SpinningCube.tsx';
import { TextRotator } from './TextRotator.tsx';

const words = ['assets', 'scripts', 'images', 'styles'];

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
            <b>New</b> {latest.title}
          </a>
        )}
        <h1 tabIndex={-1} aria-label={`webpack: bundle your ${words.join(', ')}`}>
          <span aria-hidden="true">Bundle your</span>{' '}
          <TextRotator words={words} delay={5000} repeatDelay={5000} paused={still} />
        </h1>
        <p>
          webpack is a module bundler for JavaScript apps and libraries. It follows your imports, from the first script
          to the last image, and writes the few files that a browser loads.
        </p>
        <pre className={styles.install}>
          <b>npm</b> install --save-dev webpack webpack-cli
        </pre>
        <p className={styles.ways}>
          <a className={styles.start} href="/guides/getting-started/">
            Get started
          </a>
          <a href="/concepts/">Concepts</a>
        </p>
      </div>
      {!reduced && (
        <button type="button" className={styles.pause} onClick={() => setPaused(!paused)}>
          {paused ? 'Play animation' : 'Pause animation'}
        </button>
      )}
    </header>
  );
}

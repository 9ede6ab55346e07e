import { figures } from 'site/home-figures.js';
import * as styles from './HomeDoors.module.css';

/** Counts are shown as American English groups them, whatever machine builds the site. */
const count = (number: number) => number.toLocaleString('en-US');

const doors = [
  {
    url: '/guides/getting-started/',
    title: 'New to webpack',
    text: 'Go from an empty directory to a page with a development server and a production build.',
    link: 'Get started',
  },
  {
    url: '/configuration/all/',
    title: 'Look up an option',
    text: `Find each of the ${count(figures.options)} options with its type, its default, and the version that added it.`,
    link: 'All options',
  },
  {
    url: '/migrate/',
    title: 'Upgrade or switch',
    text: 'Move from webpack 4, Create React App, or Vite, step by step.',
    link: 'Migrate',
  },
  {
    url: '/contribute/writing-a-plugin/',
    title: 'Extend it',
    text: 'Write loaders and plugins. Every hook is listed in the order in which a build calls it.',
    link: 'Write a plugin',
  },
];

const tools = [
  { url: '/tools/start/', title: 'Start a project' },
  { url: '/playground/', title: 'Build in the playground' },
  { url: '/tools/configuration/', title: 'Check your configuration' },
  { url: '/tools/bundle/', title: 'Explore your bundle' },
];

/** Where each kind of visitor goes on, and what proves what this site says. */
export function HomeDoors() {
  return (
    <div className={styles.doors}>
      <nav aria-label="Start here">
        <ul>
          {doors.map(({ url, title, text, link }) => (
            <li key={url}>
              <a href={url}>
                <b>{title}</b>
                <span>{text}</span>
                <em>{link} →</em>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Tools">
        <ul className={styles.tools}>
          <li>In your browser, with your own files:</li>
          {tools.map(({ url, title }) => (
            <li key={url}>
              <a href={url}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <ul className={styles.figures}>
        <li>
          <b>{count(figures.examples)}</b> code blocks are run by our tests
        </li>
        <li>
          <b>{count(figures.facts)}</b> facts come from the installed packages
        </li>
        <li>
          <a href="/contribute/coverage/">See what is covered</a>
        </li>
      </ul>
    </div>
  );
}

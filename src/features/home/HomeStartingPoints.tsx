import { figures } from 'site/home-figures.js';
import { toolLinks } from 'site/tool-links.js';
import { drawSectionIcon } from '../../model/section-icons.ts';
import { Ornament } from '../../ui/Ornament.tsx';
import * as styles from './HomeStartingPoints.module.css';

const startingPoints = [
  ['/guides/getting-started/', 'guides', TEXTS.home.startingPoints.begin],
  [
    '/configuration/all/',
    'configuration',
    TEXTS.home.startingPoints.look(figures.options.toLocaleString(TEXTS.locale)),
  ],
  ['/migrate/', 'migrate', TEXTS.home.startingPoints.move],
  ['/contribute/writing-a-plugin/', 'plugins', TEXTS.home.startingPoints.extend],
] as const;

/** Renders the starting points on the home page: a link for each kind of visitor, and links to the tools. */
export function HomeStartingPoints() {
  return (
    <div className={styles.startingPoints}>
      <nav aria-labelledby="start-here">
        <h2 id="start-here">{TEXTS.home.startHere}</h2>
        <ul>
          {startingPoints.map(([url, about, [title, text, link]]) => (
            <li key={url}>
              <a href={url}>
                <Ornament svg={drawSectionIcon(about, 0.5)} className={styles.boxes} />
                <b>{title}</b>
                <span>{text}</span>
                <em>{link} →</em>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={TEXTS.home.tools}>
        <p>{TEXTS.home.inYourBrowser}</p>
        <ul className={styles.tools}>
          {toolLinks.map(([url, title]) => (
            <li key={url}>
              <a href={url}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

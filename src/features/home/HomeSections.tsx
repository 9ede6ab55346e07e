import * as styles from './HomeSections.module.css';

const ways = [
  ['/guides/getting-started/', TEXTS.home.ways.start],
  ['/concepts/', TEXTS.home.ways.concepts],
  ['/guides/', TEXTS.home.ways.guides],
  ['/configuration/', TEXTS.home.ways.configuration],
  ['/api/', TEXTS.home.ways.api],
  ['/migrate/', TEXTS.home.ways.migrate],
] as const;

/** Renders cards that link to the sections of the documentation. */
export function HomeSections() {
  return (
    <nav className={styles.sections} aria-labelledby="ways-onward">
      <h2 id="ways-onward">{TEXTS.home.around}</h2>
      <ul>
        {ways.map(([url, [title, text]]) => (
          <li key={url}>
            <a href={url}>
              <b>{title}</b>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

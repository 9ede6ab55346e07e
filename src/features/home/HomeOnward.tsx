import * as styles from './HomeOnward.module.css';

const ways = [
  { url: '/guides/getting-started/', title: 'Getting started', text: 'From an empty folder to a bundled page.' },
  {
    url: '/concepts/',
    title: 'Concepts',
    text: 'Entry, output, loaders, plugins and mode: the model to have in mind before any option.',
  },
  {
    url: '/guides/',
    title: 'Guides',
    text: 'One task a page: styles and images, code splitting, caching, production builds.',
  },
  {
    url: '/configuration/',
    title: 'Configuration',
    text: 'Every option with its type, its default and what to watch out for.',
  },
  {
    url: '/api/',
    title: 'API',
    text: 'Command line, Node interface, hooks, and what your modules can use at run time.',
  },
  { url: '/migrate/', title: 'Migrate', text: 'What to change when you come from an earlier version.' },
];

/** Cards that lead into the documentation. */
export function HomeOnward() {
  return (
    <nav className={styles.onward} aria-labelledby="ways-onward">
      <h2 id="ways-onward">Around the documentation</h2>
      <ul>
        {ways.map(({ url, title, text }) => (
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

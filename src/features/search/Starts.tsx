import * as styles from './Starts.module.css';

/** Places from which one finds on without a search. */
const places = [
  { href: '/errors/', name: 'Error messages', about: 'what each message means and how to fix it' },
  { href: '/configuration/all/', name: 'All options', about: 'every configuration option on one page' },
  { href: '/guides/', name: 'Guides', about: 'by task, from the first build to production' },
  { href: '/glossary/', name: 'Glossary', about: 'chunk, runtime, manifest, and the other terms' },
];

/** Links that lead on where the search has nothing to show. */
export function Starts({ onChoose }: { onChoose: () => void }) {
  return (
    <ul className={styles.starts}>
      {places.map(({ href, name, about }) => (
        <li key={href}>
          <a href={href} data-search-start="" onClick={onChoose}>
            <strong>{name}</strong> <span>{about}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

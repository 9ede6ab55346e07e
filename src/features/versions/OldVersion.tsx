import * as styles from './OldVersion.module.css';

interface OldVersionProps {
  /** Names of this version of the documentation and of the newest one, such as `webpack 4`. */
  name: string;
  newest: string;
  /** URL of this page in the newest version of the documentation, or of the closest page there. */
  href: string;
  /** Whether the newest version of the documentation has this page. */
  isThere: boolean;
}

/** Banner in the documentation of an older version, with a link to the newest version. */
export function OldVersion({ name, newest, href, isThere }: OldVersionProps) {
  return (
    <aside className={styles.old} aria-label={TEXTS.versions.older} data-old-version="">
      <p>
        {TEXTS.versions.reading(name)}{' '}
        <a href={href}>{isThere ? TEXTS.versions.pageOf(newest) : TEXTS.versions.docsOf(newest)}</a>
      </p>
    </aside>
  );
}

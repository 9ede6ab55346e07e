import * as styles from './OldVersion.module.css';

interface OldVersionProps {
  /** Name of this version, and of the newest: `webpack 4`. */
  name: string;
  newest: string;
  /** URL of this page in the newest version, or of the nearest one. */
  href: string;
  /** Whether the newest version has this page. */
  isThere: boolean;
}

/** Banner in the documentation of an older version, with a link to the newest. */
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

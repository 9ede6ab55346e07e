import { useState } from 'react';
import type { SiteConfig } from '../../../../site.config.ts';
import * as styles from './VersionSelector.module.css';

interface VersionSelectorProps {
  /** The first one is this site. */
  versions: SiteConfig['versions'];
  /** Product name, before each version. */
  product: string;
}

/** Leads to the same page of another version; a spinner shows until that site answers. */
export function VersionSelector({ versions, product }: VersionSelectorProps) {
  const [isLeaving, setLeaving] = useState(false);

  function choose(select: HTMLSelectElement) {
    const origin = versions[select.selectedIndex]?.origin;
    if (!origin) return;
    setLeaving(true);
    location.assign(origin + location.pathname);
    // Back from there, the page may come from memory as it was left.
    addEventListener('pageshow', () => {
      setLeaving(false);
      select.selectedIndex = 0;
    }, { once: true });
  }

  return (
    <div className={styles.selector} data-needs-script="">
      {/* Else the browser fills in the last choice for those who come back, although this is another version. */}
      <select autoComplete="off" className={styles.select} aria-label="Version of the documentation" onChange={(event) => choose(event.currentTarget)}>
        {versions.map(({ label }) => (
          <option key={label} value={label}>
            {product} {label}
          </option>
        ))}
      </select>
      {isLeaving && <span className={styles.spinner} role="status" aria-label="Loading that version" />}
    </div>
  );
}

import { type KeyboardEvent, useRef, useState } from 'react';
import type { SiteConfig } from '../../../../site.config.ts';
import * as styles from './VersionSelector.module.css';

interface VersionSelectorProps {
  versions: SiteConfig['versions'];
  /** Name of the documented product, shown before each version. */
  product: string;
  /** Path of the open page, and its path in documentation versions where that differs. */
  path: string;
  elsewhere?: Readonly<Record<string, string>> | undefined;
}

/**
 * Renders a select that opens the same page, or the closest one, in another version of the documentation. It navigates
 * when the reader picks an option from the list or presses Enter, and shows a spinner until the other site responds. In
 * most browsers, arrow keys and letters change the value of a closed select. Here they don't navigate until Enter is
 * pressed.
 */
export function VersionSelector({ versions, product, path, elsewhere }: VersionSelectorProps) {
  const [isLeaving, setLeaving] = useState(false);
  const [proposed, setProposed] = useState<string>();
  const isStepping = useRef(false);

  function leave(select: HTMLSelectElement) {
    const { value } = select;
    if (value === VERSION) return;
    setLeaving(true);
    location.assign(versions[select.selectedIndex]!.origin + (elsewhere?.[value] ?? path));
    // The back button may restore this page from the back/forward cache while the version selector's spinner is still
    // visible.
    addEventListener('pageshow', () => reset(select), { once: true });
  }

  function reset(select: HTMLSelectElement) {
    setLeaving(false);
    setProposed(undefined);
    select.value = VERSION;
  }

  function choose(select: HTMLSelectElement) {
    if (isStepping.current) setProposed(select.value === VERSION ? undefined : select.value);
    else leave(select);
  }

  /**
   * Notes that a key changed the value of the closed select, which happens before the key event ends. Alt with an arrow
   * key opens the list instead, as does Space.
   */
  function noteStep({ key, altKey }: KeyboardEvent) {
    if (altKey || key === ' ' || key === 'Enter') return;
    isStepping.current = true;
    setTimeout(() => (isStepping.current = false));
  }

  function onKeyDown(event: KeyboardEvent<HTMLSelectElement>) {
    if (event.key === 'Enter') leave(event.currentTarget);
    else noteStep(event);
  }

  return (
    <div className={styles.selector} data-needs-script="">
      {/* Without `autoComplete="off"`, going back restores the previous selection, although this page is another
          version. */}
      <select
        autoComplete="off"
        defaultValue={IS_NEWEST ? undefined : VERSION}
        className={styles.select}
        aria-label={TEXTS.versions.choose}
        onChange={(event) => choose(event.currentTarget)}
        onKeyDown={onKeyDown}
        onKeyPress={noteStep}
        onBlur={(event) => !isLeaving && reset(event.currentTarget)}
      >
        {versions.map(({ label }) => (
          <option key={label} value={label}>
            {product} {label}
          </option>
        ))}
      </select>
      {isLeaving && <span className={styles.spinner} role="status" aria-label={TEXTS.versions.loading} />}
      {proposed && !isLeaving && (
        <p className={styles.hint} role="status">
          {TEXTS.versions.pressEnter(`${product} ${proposed}`)}
        </p>
      )}
    </div>
  );
}

import { type KeyboardEvent, useRef, useState } from 'react';
import type { SiteConfig } from '../../../../site.config.ts';
import * as styles from './VersionSelector.module.css';

interface VersionSelectorProps {
  versions: SiteConfig['versions'];
  /** Product name, before each version. */
  product: string;
  /** URL of the open page, and its URL in versions where that differs. */
  path: string;
  elsewhere?: Readonly<Record<string, string>> | undefined;
}

/**
 * Opens the same page of another version, or the nearest one, when an option is chosen from the list or Enter is
 * pressed. Shows a spinner until that site responds. In most browsers, arrow keys and letters change the value of a
 * closed select; here they don't navigate until Enter is pressed.
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
    // The back button may restore this page from the back/forward cache, with the spinner still on.
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

  /** Keys change the closed control before their event ends. Alt with an arrow key, or Space, opens it. */
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
      {/* Otherwise the browser restores the previous selection on back navigation, although this is another version. */}
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

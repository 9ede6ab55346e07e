import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { namesIn } from '../../../model/configured-names.ts';
import { changeAreas } from '../../../model/release.ts';
import type { ChangeArea } from '../../../model/release.ts';
import { rangeIn, readVersion } from '../../../model/release-range.ts';
import type { ReadVersion } from '../../../model/release-range.ts';
import * as styles from './ReleaseChanges.module.css';
import { conditionOf, showReleases } from './release-list.ts';
import type { Found } from './release-list.ts';

/**
 * `<ReleaseChanges />`: filters the list of webpack releases below it by version, by area, and by the options in a
 * pasted configuration.
 */
export default function ReleaseChanges({ versions }: { versions: string[] }) {
  const texts = TEXTS.islands.releases;
  const newest = versions.at(-1) ?? '';
  const form = useRef<HTMLElement>(null);
  const touchingList = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState('');
  const [askedEnd, setAskedEnd] = useState(newest);
  const [configuration, setConfiguration] = useState('');
  const [areas, setAreas] = useState<ReadonlySet<ChangeArea>>(() => new Set(changeAreas));
  const [found, setFound] = useState<Found>({ count: 0, touching: [] });
  const id = useId();

  const read = useMemo(() => readVersion(asked, versions), [asked, versions]);
  const end = useMemo(() => readVersion(askedEnd, versions), [askedEnd, versions]);
  const until = 'version' in end ? end.version : newest;
  const version = 'version' in read ? read.version : undefined;
  const isReversed = version !== undefined && versions.indexOf(version) > versions.indexOf(until);
  const from = isReversed ? undefined : version;
  const names = useMemo(() => (configuration.trim() === '' ? undefined : namesIn(configuration)), [configuration]);

  useEffect(() => {
    const takeAddress = () => {
      const range = rangeIn(location.hash);
      if (!range) return;
      setAskedEnd(range.to);
      setAsked(range.from);
    };
    takeAddress();
    addEventListener('hashchange', takeAddress);
    return () => removeEventListener('hashchange', takeAddress);
  }, []);

  useEffect(() => {
    const prose = form.current?.closest('.prose');
    if (prose) setFound(showReleases(prose, versions, { shown: { from, to: until, areas }, names }));
  }, [versions, from, until, areas, names]);

  useEffect(() => {
    touchingList.current?.replaceChildren(
      ...found.touching.map((item) => {
        const copy = item.cloneNode(true) as HTMLElement;
        copy.append(`${conditionOf(item)} (${item.closest<HTMLElement>('.release')?.dataset.version ?? ''})`);
        return copy;
      }),
    );
  }, [found]);

  const trouble = isReversed ? texts.trouble.reversed(version, until) : (troubleOf(read) ?? troubleOf(end));

  return (
    <search ref={form} className={`release-filter ${styles.form}`}>
      <div className={styles.field}>
        <label htmlFor={`${id}version`}>{texts.version}</label>
        <input
          id={`${id}version`}
          type="text"
          list={`${id}versions`}
          autoComplete="off"
          spellCheck={false}
          value={asked}
          placeholder={texts.versionHint}
          aria-describedby={`${id}result`}
          aria-invalid={trouble !== undefined}
          onChange={({ target }) => {
            setAsked(target.value);
            setAskedEnd(newest);
            const typed = readVersion(target.value, versions);
            const hash = 'version' in typed ? `#${typed.version}..${newest}` : '';
            history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
          }}
        />
        <datalist id={`${id}versions`}>
          {versions.toReversed().map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}configuration`}>{texts.configuration}</label>
        <textarea
          id={`${id}configuration`}
          rows={3}
          spellCheck={false}
          value={configuration}
          placeholder={texts.configurationHint}
          onChange={({ target }) => setConfiguration(target.value)}
        />
      </div>
      <fieldset className={styles.areas}>
        <legend>{texts.show}</legend>
        {changeAreas.map((area) => (
          <label key={area}>
            <input
              type="checkbox"
              checked={areas.has(area)}
              onChange={() =>
                setAreas((chosen) => new Set(changeAreas.filter((one) => (one === area) !== chosen.has(one))))
              }
            />
            {texts.areas[area]}
          </label>
        ))}
      </fieldset>
      <output id={`${id}result`} className={styles.result}>
        {trouble ?? resultText(from, until, found.count)}
      </output>
      {names && from !== undefined && found.touching.length === 0 && <p>{texts.noneTouches}</p>}
      {found.touching.length > 0 && (
        <section className={styles.touching} aria-labelledby={`${id}touching`}>
          <p id={`${id}touching`} className="release-area">
            {texts.touching(found.touching.length)}
          </p>
          <ul ref={touchingList} />
        </section>
      )}
    </search>
  );
}

/** Returns the error message for a webpack version that the reader typed, or undefined if it is valid or empty. */
function troubleOf(read: ReadVersion): string | undefined {
  if (!('trouble' in read) || read.trouble === 'empty') return undefined;
  return TEXTS.islands.releases.trouble[read.trouble](read.found);
}

function resultText(from: string | undefined, to: string, count: number): string {
  const { trouble, between, newest } = TEXTS.islands.releases;
  if (from === undefined) return trouble.empty;
  return from === to ? newest(to) : between(count, from, to);
}

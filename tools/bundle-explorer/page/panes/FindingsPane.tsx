import { RichText } from '../../../../src/ui/RichText/RichText.tsx';
import { useMemo } from 'react';
import { findingsIn } from '../../model/findings.ts';
import { findingInWords } from '../finding-words.ts';
import type { PaneProps } from './pane.ts';

/** What makes the bundle larger than it has to be, most bytes first, and what to do about each finding. */
export function FindingsPane({ build }: Pick<PaneProps, 'build'>) {
  const findings = useMemo(() => findingsIn(build).map(findingInWords), [build]);
  if (findings.length === 0) return <p>{TEXTS.bundleExplorer.noFindings}</p>;
  return findings.map(({ title, items, advice }) => (
    <section key={title}>
      <h2>
        <RichText text={title} />
      </h2>
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>
              <RichText text={item} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <RichText text={advice} />
      </p>
    </section>
  ));
}

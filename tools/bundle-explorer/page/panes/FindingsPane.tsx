import { RichText } from '../../../../src/ui/RichText/RichText.tsx';
import { useMemo } from 'react';
import type { Build } from '../../model/build.ts';
import { findingsIn, type Finding } from '../../model/findings.ts';
import { CodeToCopy } from '../CodeToCopy.tsx';
import { findingInWords, someItems } from '../finding-words.ts';
import { ModuleLink } from '../ModuleLink.tsx';
import { atLine, importInWords } from '../words.ts';
import type { PaneProps } from './pane.ts';

interface FindingsPaneProps extends PaneProps {
  /** Called to show the tables of duplicate packages and modules. */
  onDuplicates: () => void;
}

/**
 * Shows what makes the bundle larger than it has to be, and what to do about each finding. The largest findings come
 * first.
 */
export function FindingsPane({ build, onModule, onDuplicates }: FindingsPaneProps) {
  const findings = useMemo(() => findingsIn(build), [build]);
  if (findings.length === 0) return <p>{TEXTS.bundleExplorer.noFindings}</p>;
  return findings.map((finding) => {
    const { title, messages = [], advice, code } = findingInWords(finding);
    return (
      <section key={title}>
        <h2>
          <RichText text={title} />
        </h2>
        {messages.map((message, index) => (
          <pre key={index}>{message}</pre>
        ))}
        <Items {...{ finding, build, onModule }} />
        <p>
          <RichText text={advice} />
        </p>
        {code !== undefined && <CodeToCopy code={code} />}
        {(finding.kind === 'duplicate' || finding.kind === 'repeated') && (
          <p>
            <button type="button" data-name="" onClick={onDuplicates}>
              {TEXTS.bundleExplorer.showFinding}
            </button>
          </p>
        )}
      </section>
    );
  });
}

/** Lists the facts of a finding about the bundle. Clicking the name of an importing module opens its details. */
function Items({ finding, build, onModule }: { finding: Finding; build: Build; onModule: PaneProps['onModule'] }) {
  const { items } = findingInWords(finding);
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item, index) => {
        const from = finding.kind === 'large' && index < someItems ? finding.imports[index] : undefined;
        return (
          <li key={item}>
            {from ? (
              <>
                {TEXTS.bundleExplorer.importedBy} <ModuleLink build={build} module={from.from} onModule={onModule} />
                {atLine(from.place)}: <code>{importInWords(from)}</code>
              </>
            ) : (
              <RichText text={item} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

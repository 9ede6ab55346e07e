import { useDeferredValue, useState } from 'react';
import { type FactQuery, filterFacts, type PublishedFact } from '../../../model/published-fact.ts';
import { FactFilter } from './FactFilter.tsx';
import { FactRow } from './FactRow.tsx';
import * as styles from './FactTable.module.css';

interface FactTableProps {
  facts: readonly PublishedFact[];
  /** Plural noun for what the table rows list, such as `options`. */
  things: string;
}

/** Number of table rows to show initially. */
const AT_FIRST = 60;

const everything: FactQuery = { words: '', section: '', since: '', onlyDeprecated: false, onlyExperimental: false };

/** Renders a searchable and filterable table of facts, such as webpack's options. */
export function FactTable({ facts, things }: FactTableProps) {
  const [query, setQuery] = useState(everything);
  const [isWhole, setWhole] = useState(false);
  const found = filterFacts(facts, useDeferredValue(query));
  const shown = isWhole ? found : found.slice(0, AT_FIRST);
  return (
    <>
      <FactFilter facts={facts} query={query} things={things} onChange={setQuery} />
      <p className="fact-count" role="status">
        {TEXTS.islands.found(found.length, facts.length, things)}
      </p>
      {found.length > 0 && (
        <div className="table" tabIndex={0} role="region" aria-label={TEXTS.islands.table(things)}>
          {/* Set roles explicitly, because `display: block` on phones removes the table semantics. */}
          <table className="fact-table" role="table">
            <thead role="rowgroup">
              <tr role="row">
                <th role="columnheader">{TEXTS.islands.name}</th>
                <th role="columnheader">{TEXTS.islands.type}</th>
                <th role="columnheader">{TEXTS.islands.default}</th>
                <th role="columnheader">{TEXTS.islands.since}</th>
              </tr>
            </thead>
            <tbody role="rowgroup">
              {shown.map((fact) => (
                <FactRow key={fact.id} fact={fact} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {shown.length < found.length && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {TEXTS.islands.showAll(found.length)}
        </button>
      )}
    </>
  );
}

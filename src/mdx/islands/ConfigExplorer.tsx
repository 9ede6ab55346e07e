import { useState } from 'react';
import type { PublishedFact } from '../../model/published-fact.ts';
import { useFacts } from './useFacts.ts';

/** `<ConfigExplorer />`: the configuration as a tree to open. */
export default function ConfigExplorer() {
  const facts = useFacts('option');
  if (facts === undefined) return <p role="status">Loading the options…</p>;
  if (facts === 'failed') return <p role="alert">The options could not be loaded. Reload the page to try again.</p>;
  const children = Map.groupBy(facts, (fact) => fact.parent ?? '');
  return (
    <ul>
      {children.get('')?.map((fact) => (
        <Branch key={fact.id} fact={fact} within="" family={children} />
      ))}
    </ul>
  );
}

interface BranchProps {
  fact: PublishedFact;
  /** Name of what it is part of, left out of its own. */
  within: string;
  family: Map<string, PublishedFact[]>;
}

/** One option, with those inside it behind a disclosure; they are rendered once it is opened. */
function Branch({ fact, within, family }: BranchProps) {
  const [isOpen, setOpen] = useState(false);
  const inside = family.get(fact.id) ?? [];
  const label = <code>{fact.name.slice(within.length).replace(/^\./, '')}</code>;
  const about = (
    <>
      {fact.type && <small> {fact.type}</small>} {fact.url && <a href={fact.url} aria-label={`About ${fact.name}`}>about</a>}
    </>
  );
  if (inside.length === 0) return <li>{label}{about}</li>;
  return (
    <li>
      <details className="plain" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{label}</summary>
        {about}
        {isOpen && (
          <ul>
            {inside.map((each) => (
              <Branch key={each.id} fact={each} within={fact.name} family={family} />
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}

import { useState } from 'react';
import { groupBy } from '../../model/group-by.ts';
import type { PublishedFact } from '../../model/published-fact.ts';
import { fetchFacts } from './fetch-facts.ts';

export const prepare = async () => ({ facts: await fetchFacts('hook') });

/** `<HookTimeline />`: the hooks of an ordinary build in the order they run, by part of the build and by class. */
export default function HookTimeline({ facts }: { facts: PublishedFact[] }) {
  const [owner, setOwner] = useState('');
  const fired = inOrder(facts);
  const owners = [...new Set(fired.map((fact) => ownerOf(fact)))];
  const shown = fired.filter((fact) => !owner || ownerOf(fact) === owner);
  return (
    <>
      <p>
        <select aria-label="Hooks of" value={owner} onChange={(event) => setOwner(event.target.value)}>
          <option value="">All classes</option>
          {owners.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </p>
      {[...groupBy(shown, (fact) => fact.fires!.phase)].map(([phase, hooks]) => (
        <details key={phase} open>
          <summary>
            While <code>{phase}</code> runs: {hooks.length}
          </summary>
          <ol>
            {hooks.map(({ id, name, url, tapable, fires }) => (
              <li key={id} style={{ marginLeft: `${fires!.depth}rem` }}>
                {url ? (
                  <a href={url}>
                    <code>{name}</code>
                  </a>
                ) : (
                  <code>{name}</code>
                )}{' '}
                {tapable} · {fires!.calls === 1 ? 'once' : `${fires!.calls} times`}
              </li>
            ))}
          </ol>
        </details>
      ))}
    </>
  );
}

function inOrder(facts: readonly PublishedFact[]): PublishedFact[] {
  return facts.filter((fact) => fact.fires).sort((a, b) => a.fires!.order - b.fires!.order);
}

function ownerOf({ name }: PublishedFact): string {
  return name.slice(0, name.lastIndexOf('.'));
}

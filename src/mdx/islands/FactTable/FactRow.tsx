import type { PublishedFact } from '../../../model/published-fact.ts';
import { DefaultValue } from './DefaultValue.tsx';

/** A fact as a row of a table, with a link to where it is documented. */
export function FactRow({ fact }: { fact: PublishedFact }) {
  const name = <code>{fact.name}</code>;
  return (
    <tr>
      <td>
        {fact.url ? <a href={fact.url}>{name}</a> : name} {fact.deprecated && <span className="badge">deprecated</span>}{' '}
        {fact.experimental && <span className="badge">experimental</span>}
      </td>
      <td>{fact.type && <code>{fact.type}</code>}</td>
      <td>
        <DefaultValue value={fact.default} />
      </td>
      <td>{fact.since}</td>
    </tr>
  );
}

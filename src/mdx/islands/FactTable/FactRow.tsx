import type { PublishedFact } from '../../../model/published-fact.ts';

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
        <Default value={fact.default} />
      </td>
      <td>{fact.since}</td>
    </tr>
  );
}

function Default({ value }: { value: PublishedFact['default'] }) {
  if (value === undefined) return null;
  if (typeof value === 'string') return <code>{value}</code>;
  return value.map(({ when, value: text }) => (
    <div key={when}>
      <code>{text}</code> {when === 'otherwise' ? 'otherwise' : `with ${when}`}
    </div>
  ));
}

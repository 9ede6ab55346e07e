import type { PublishedFact } from '../../../model/published-fact.ts';
import { Breakable } from '../../../ui/Breakable/Breakable.tsx';
import { DefaultValue } from './DefaultValue.tsx';

/** Renders a table row for an option or another fact, with a link to its documentation. */
export function FactRow({ fact }: { fact: PublishedFact }) {
  const name = (
    <code>
      <Breakable text={fact.name} />
    </code>
  );
  return (
    <tr role="row">
      <td role="cell">
        {fact.url ? <a href={fact.url}>{name}</a> : name}{' '}
        {fact.deprecated && <span className="badge">{TEXTS.islands.isDeprecated}</span>}{' '}
        {fact.experimental && <span className="badge">{TEXTS.islands.isExperimental}</span>}
      </td>
      <td role="cell" data-label={TEXTS.islands.type}>
        {fact.type && (
          <code>
            <Breakable text={fact.type} />
          </code>
        )}
      </td>
      <td role="cell" data-label={TEXTS.islands.default}>
        <DefaultValue fact={fact} />
      </td>
      <td role="cell" data-label={TEXTS.islands.since}>
        {fact.since}
      </td>
    </tr>
  );
}

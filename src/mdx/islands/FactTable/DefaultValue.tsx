import type { PublishedFact } from '../../../model/published-fact.ts';

/** A default: its text, or each of its cases in a line of its own. */
export function DefaultValue({ value }: { value: PublishedFact['default'] }) {
  if (value === undefined) return null;
  if (typeof value === 'string') return <code>{value}</code>;
  return value.map(({ when, value: text }) => (
    <div key={when}>
      <code>{text}</code> {when === 'otherwise' ? 'otherwise' : `with ${when}`}
    </div>
  ));
}

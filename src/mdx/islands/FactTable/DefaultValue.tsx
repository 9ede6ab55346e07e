import type { PublishedFact } from '../../../model/published-fact.ts';
import { Breakable } from '../../../ui/Breakable/Breakable.tsx';

/** A default: its text, or each of its cases in a line of its own. */
export function DefaultValue({ value }: { value: PublishedFact['default'] }) {
  if (value === undefined) return null;
  if (typeof value === 'string') return <Value text={value} />;
  return value.map(({ when, value: text }) => (
    <div key={when}>
      <Value text={text} /> {when === 'otherwise' ? 'otherwise' : `with ${when}`}
    </div>
  ));
}

function Value({ text }: { text: string }) {
  return (
    <code>
      <Breakable text={text} />
    </code>
  );
}

import type { PublishedFact } from '../../../model/published-fact.ts';
import { Breakable } from '../../../ui/Breakable/Breakable.tsx';
import { conditionNames } from './condition-names.ts';

type Cases = Exclude<PublishedFact['default'], string | undefined>;

/** More cases than this fold: in a list of all options each of them would be a line. */
const shownCases = 2;

/** A default: its text, or the one that holds unless something else is set, and the cases in which it is another. */
export function DefaultValue({ value }: { value: PublishedFact['default'] }) {
  if (value === undefined) return null;
  if (typeof value === 'string') return <Value text={value} />;
  if (value.length <= shownCases) return <CaseList cases={value} />;
  const usual = value.find(({ when }) => when === 'otherwise');
  return (
    <details className="plain">
      <summary>
        {usual && <Value text={usual.value} />}{' '}
        <small>
          <Breakable text={(usual ? TEXTS.islands.orBy : TEXTS.islands.by)(conditionNames(value).join(', '))} />
        </small>
      </summary>
      <CaseList cases={value} />
    </details>
  );
}

function CaseList({ cases }: { cases: Cases }) {
  return cases.map(({ when, value }) => (
    <div key={when}>
      <Value text={value} /> <small>{when === 'otherwise' ? TEXTS.islands.otherwise : TEXTS.islands.with(when)}</small>
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

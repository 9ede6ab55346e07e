import { canBeSet, type DefaultPart, defaultLine } from '../../../model/default-line.ts';
import type { PublishedFact } from '../../../model/published-fact.ts';
import { Breakable } from '../../../ui/Breakable/Breakable.tsx';
import { RichText } from '../../../ui/RichText/RichText.tsx';
import { conditionNames } from './condition-names.ts';

/** Maximum number of cases of a default value to show without collapsing them. Each case takes a line. */
const shownCases = 2;

/**
 * Shows the default of an option: either a single value, or the usual value together with the cases in which the
 * default differs.
 */
export function DefaultValue({ fact }: { fact: PublishedFact }) {
  if (!canBeSet(fact)) return null;
  const parts = defaultLine(fact, TEXTS.islands, TEXTS.locale);
  if (parts.length <= shownCases || typeof fact.default === 'string') return <Parts parts={parts} />;
  const usual = parts.find(({ isOtherwise }) => isOtherwise);
  return (
    <details className="plain">
      <summary>
        {usual && <Value part={usual} />}{' '}
        <small>
          <Breakable
            text={(usual ? TEXTS.islands.orBy : TEXTS.islands.by)(conditionNames(fact.default ?? []).join(', '))}
          />
        </small>
      </summary>
      <Parts parts={parts} />
    </details>
  );
}

function Parts({ parts }: { parts: DefaultPart[] }) {
  return parts.map((part) => (
    <div key={part.clause}>
      {part.isOtherwise && part.clause && <small>{part.clause} </small>}
      <Value part={part} />
      {part.clause && !part.isOtherwise && <small> {part.clause}</small>}
      {part.note && (
        <small>
          : <RichText text={part.note} />
        </small>
      )}
    </div>
  ));
}

function Value({ part: { text, inWords } }: { part: DefaultPart }) {
  if (inWords) return <small>{text}</small>;
  return (
    <code>
      <Breakable text={text} />
    </code>
  );
}

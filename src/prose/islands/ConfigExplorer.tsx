import { useState, type ReactNode } from 'react';
import { groupBy } from '../../model/group-by.ts';
import type { PublishedFact } from '../../model/published-fact.ts';
import { DefaultValue } from './FactTable/DefaultValue.tsx';
import { useFacts } from './useFacts.ts';

interface Props {
  /** Description and documentation URL of each top-level configuration key, in display order. */
  about: Record<string, { text: string; url: string }>;
}

/** Options by the id of their parent option. Undefined while they are loading. */
type Family = Map<string, PublishedFact[]> | 'failed' | undefined;

/**
 * `<ConfigExplorer />`: shows webpack's configuration as an expandable tree. The top level is prerendered, and the
 * nested options are fetched.
 */
export default function ConfigExplorer({ about }: Props) {
  const facts = useFacts('option');
  const family = Array.isArray(facts) ? groupBy(facts, (fact) => fact.parent ?? '') : facts;
  return (
    <ul className="explorer">
      {Object.entries(about).map(([name, { text, url }]) => (
        <Key key={name} label={name} text={text}>
          <Inside name={name} family={family} />
          <p>
            <a href={url}>{TEXTS.islands.allAbout(name)}</a>
          </p>
        </Key>
      ))}
    </ul>
  );
}

interface KeyProps {
  label: string;
  /** Description of the configuration key, or else its type. A collapsed key shows one line of it. */
  text?: string;
  type?: string | undefined;
  children: ReactNode;
}

/** An expandable key in the configuration tree. Its content is rendered once it is expanded. */
function Key({ label, text, type, children }: KeyProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <details className="plain" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <code>{label}</code> {text && <span>{text}</span>}
          {type && <span className="type">{type}</span>}
        </summary>
        {isOpen && children}
      </details>
    </li>
  );
}

/** Shows the description of a top-level configuration key and its child keys. */
function Inside({ name, family }: { name: string; family: Family }) {
  if (family === undefined) return <p role="status">{TEXTS.islands.loadingInside}</p>;
  if (family === 'failed') return <p role="alert">{TEXTS.islands.optionsFailed}</p>;
  const fact = family.get('')?.find((each) => each.name === name);
  return fact && <About fact={fact} family={family} />;
}

/** Shows an option's type, values, default, and first version, and its child options. */
function About({ fact, family }: { fact: PublishedFact; family: Map<string, PublishedFact[]> }) {
  const inside = family.get(fact.id) ?? [];
  return (
    <>
      <dl className="facts">
        {fact.type && <Known term={TEXTS.islands.type} is={<code>{fact.type}</code>} />}
        <Known term={TEXTS.islands.default} is={<DefaultValue fact={fact} />} />
        {fact.since && <Known term={TEXTS.islands.since} is={fact.since} />}
        {fact.experimental && <Known term={TEXTS.islands.experimental} is={TEXTS.islands.canChange} />}
        {fact.deprecated && (
          <Known term={TEXTS.islands.deprecated} is={fact.deprecated === true ? TEXTS.islands.yes : fact.deprecated} />
        )}
      </dl>
      {inside.length > 0 && (
        <ul>
          {inside.map((each) => (
            <Key key={each.id} label={each.name.slice(fact.name.length).replace(/^\./, '')} type={each.type}>
              <About fact={each} family={family} />
              {each.url && (
                <p>
                  <a href={each.url}>{TEXTS.islands.allAbout(each.name)}</a>
                </p>
              )}
            </Key>
          ))}
        </ul>
      )}
    </>
  );
}

function Known({ term, is }: { term: string; is: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{is}</dd>
    </div>
  );
}

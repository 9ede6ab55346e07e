import { useState, type ReactNode } from 'react';
import { groupBy } from '../../model/group-by.ts';
import type { PublishedFact } from '../../model/published-fact.ts';
import { DefaultValue } from './FactTable/DefaultValue.tsx';
import { useFacts } from './useFacts.ts';

interface Props {
  /** What each top-level key is, in the order in which they are shown, and where its entry is. */
  about: Record<string, { text: string; url: string }>;
}

/** Facts by the id of what they are part of; undefined until they come. */
type Family = Map<string, PublishedFact[]> | 'failed' | undefined;

/** `<ConfigExplorer />`: the configuration as a tree to open. The top level stands at once; the facts come from the network. */
export default function ConfigExplorer({ about }: Props) {
  const facts = useFacts('option');
  const family = Array.isArray(facts) ? groupBy(facts, (fact) => fact.parent ?? '') : facts;
  return (
    <ul className="explorer">
      {Object.entries(about).map(([name, { text, url }]) => (
        <Key key={name} label={name} text={text}>
          <Inside name={name} family={family} />
          <p>
            <a href={url}>All about {name}</a>
          </p>
        </Key>
      ))}
    </ul>
  );
}

interface KeyProps {
  label: string;
  /** What it is, in a sentence; else its type, of which a closed key shows what fits into a line. */
  text?: string;
  type?: string;
  children: ReactNode;
}

/** A key behind a disclosure; what is in it is rendered once it is opened. */
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

/** What is known of a top-level key, and the keys inside it. */
function Inside({ name, family }: { name: string; family: Family }) {
  if (family === undefined) return <p role="status">Loading its type, its default and what is inside…</p>;
  if (family === 'failed') return <p role="alert">Couldn’t load the options. Reload the page to try again.</p>;
  const fact = family.get('')?.find((each) => each.name === name);
  return fact && <About fact={fact} family={family} />;
}

/** Type, values, default and age of an option, and the options inside it. */
function About({ fact, family }: { fact: PublishedFact; family: Map<string, PublishedFact[]> }) {
  const inside = family.get(fact.id) ?? [];
  return (
    <>
      <dl className="facts">
        {fact.type && <Known term="Type" is={<code>{fact.type}</code>} />}
        {fact.default !== undefined && <Known term="Default" is={<DefaultValue value={fact.default} />} />}
        {fact.since && <Known term="Since" is={fact.since} />}
        {fact.experimental && <Known term="Experimental" is="can change in a minor version" />}
        {fact.deprecated && <Known term="Deprecated" is={fact.deprecated === true ? 'yes' : fact.deprecated} />}
      </dl>
      {inside.length > 0 && (
        <ul>
          {inside.map((each) => (
            <Key key={each.id} label={each.name.slice(fact.name.length).replace(/^\./, '')} type={each.type}>
              <About fact={each} family={family} />
              {each.url && (
                <p>
                  <a href={each.url}>All about {each.name}</a>
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

import { RichText } from '../../../src/ui/RichText/RichText.tsx';
import { useId, useState } from 'react';
import type { CheckedConfiguration, Leaf } from '../model/answer.ts';
import { pathText, type OptionIndex } from '../model/option-index.ts';
import { groupBy } from '../../../src/model/group-by.ts';
import * as styles from './controls.module.css';
import { CopyButton } from './Messages.tsx';
import { OptionTable, Value } from './OptionTable.tsx';

interface OptionsPaneProps {
  configuration: CheckedConfiguration;
  options: OptionIndex;
}

const { filters } = TEXTS.configurationExplorer;
type Filter = keyof typeof filters;

/** Lists all effective webpack options in groups. Each option shows the keys that determined it. */
export function OptionsPane({ configuration, options }: OptionsPaneProps) {
  const id = useId();
  const [filter, setFilter] = useState<Filter>('all');
  const [words, setWords] = useState('');
  const { leaves, failure } = configuration;
  if (failure !== undefined) return <p>{TEXTS.configurationExplorer.noEffective}</p>;
  const shown = leaves.filter((leaf) => (filter === 'all' || leaf.origin === filter) && fits(leaf, words));
  const groups = [...groupBy(shown, ({ path }) => String(path[0]))].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const isNarrow = words !== '' || filter !== 'all';
  return (
    <>
      <p className={styles.bar}>
        <span>
          <label htmlFor={`${id}words`}>{TEXTS.configurationExplorer.filter}</label>
          <input id={`${id}words`} type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </span>
        <span>
          <label htmlFor={`${id}filter`}>{TEXTS.configurationExplorer.show}</label>
          <select id={`${id}filter`} value={filter} onChange={({ target }) => setFilter(target.value as Filter)}>
            {(Object.keys(filters) as Filter[]).map((each) => (
              <option key={each} value={each}>
                {filters[each]}
              </option>
            ))}
          </select>
        </span>
      </p>
      <p role="status">
        <RichText text={TEXTS.configurationExplorer.values(shown.length, leaves.length)} />
      </p>
      {groups.map(([name, group]) => (
        // Groups are expanded while the user filters options. The key changes so that React remounts the group in this
        // state.
        <details key={`${name} ${isNarrow}`} className={styles.group} open={isNarrow}>
          <summary>
            <code>{name}</code> <span className={styles.faint}>{group.length}</span>
          </summary>
          <OptionTable
            heads={[TEXTS.configurationExplorer.value, TEXTS.configurationExplorer.decidedBy]}
            rows={group.map((leaf) => ({
              path: leaf.path,
              origin: leaf.origin,
              cells: [<Value key="value" text={leaf.text} />, origin(leaf)],
            }))}
            options={options}
          />
        </details>
      ))}
      <CopyButton text={textOf(shown)} name={TEXTS.configurationExplorer.copyOptions} />
    </>
  );
}

function origin({ origin: by, keys, path }: Leaf) {
  if (by === 'default') return <span className={styles.faint}>{TEXTS.configurationExplorer.byDefault}</span>;
  const names = keys.map(pathText).join(', ');
  if (by === 'changed') return TEXTS.configurationExplorer.changedBy(names);
  return names === pathText(path) ? TEXTS.configurationExplorer.you : TEXTS.configurationExplorer.youWith(names);
}

function fits({ path, text }: Leaf, words: string): boolean {
  const whole = `${pathText(path)} ${text}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word));
}

function textOf(leaves: Leaf[]): string {
  return leaves.map(({ path, text }) => `${pathText(path)}: ${text}`).join('\n');
}

import { useId, useState } from 'react';
import type { CheckedConfiguration, Leaf } from '../../model/configuration/answer.ts';
import { pathText, type OptionIndex } from '../../model/configuration/option-index.ts';
import { groupBy } from '../../model/group-by.ts';
import * as styles from './controls.module.css';
import { CopyButton } from './Messages.tsx';
import { OptionName } from './OptionName.tsx';

interface OptionsPaneProps {
  configuration: CheckedConfiguration;
  options: OptionIndex;
}

const filters = { all: 'all', set: 'set by you', changed: 'changed by your keys', default: 'defaults' };
type Filter = keyof typeof filters;

/** All effective options in groups, with what decided each. */
export function OptionsPane({ configuration, options }: OptionsPaneProps) {
  const id = useId();
  const [filter, setFilter] = useState<Filter>('all');
  const [words, setWords] = useState('');
  const { leaves, failure } = configuration;
  if (failure !== undefined)
    return <p>webpack can’t complete this configuration, so there are no effective options to show.</p>;
  const shown = leaves.filter((leaf) => (filter === 'all' || leaf.origin === filter) && fits(leaf, words));
  const groups = [...groupBy(shown, ({ path }) => String(path[0]))].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const isNarrow = words !== '' || filter !== 'all';
  return (
    <>
      <p className={styles.bar}>
        <label htmlFor={`${id}words`}>Filter</label>
        <input id={`${id}words`} type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        <label htmlFor={`${id}filter`}>Show</label>
        <select id={`${id}filter`} value={filter} onChange={({ target }) => setFilter(target.value as Filter)}>
          {(Object.keys(filters) as Filter[]).map((each) => (
            <option key={each} value={each}>
              {filters[each]}
            </option>
          ))}
        </select>
      </p>
      <p role="status">
        {shown.length} of {leaves.length} values. <code>/project</code> stands for your project’s directory.
      </p>
      {groups.map(([name, group]) => (
        // What is filtered is meant to be seen: the key opens the group anew.
        <details key={`${name} ${isNarrow}`} className={styles.group} open={isNarrow}>
          <summary>
            <code>{name}</code> <span className={styles.faint}>{group.length}</span>
          </summary>
          <OptionTable leaves={group} options={options} />
        </details>
      ))}
      <CopyButton text={textOf(shown)} name="Copy these options" />
    </>
  );
}

function OptionTable({ leaves, options }: { leaves: Leaf[]; options: OptionIndex }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Option</th>
          <th scope="col">Value</th>
          <th scope="col">Decided by</th>
        </tr>
      </thead>
      <tbody>
        {leaves.map((leaf) => (
          <tr key={pathText(leaf.path)} data-origin={leaf.origin}>
            <td>
              <OptionName path={leaf.path} index={options} />
            </td>
            <td>
              <code>{leaf.text}</code>
            </td>
            <td>{origin(leaf)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function origin({ origin: by, keys, path }: Leaf) {
  if (by === 'default') return <span className={styles.faint}>default</span>;
  const names = keys.map(pathText).join(', ');
  if (by === 'changed') return <>default, changed by {names}</>;
  return names === pathText(path) ? 'you' : `you, with ${names}`;
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

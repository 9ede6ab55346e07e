import { useEffect, useId, useRef, useState } from 'react';
import type { CheckedConfiguration } from '../../model/configuration/answer.ts';
import { pathText, type OptionIndex } from '../../model/configuration/option-index.ts';
import type { Swap } from '../../model/configuration/question.ts';
import * as styles from './controls.module.css';
import { OptionName } from './OptionName.tsx';
import type { SwapResult } from './useCheck.ts';

interface SwapPaneProps {
  configuration: CheckedConfiguration;
  options: OptionIndex;
  swapped: SwapResult | undefined;
  onSwap: (swap: Swap) => void;
}

/** What another mode or target, or the defaults of the next major version, would alter. */
export function SwapPane({ configuration, options, swapped, onSwap }: SwapPaneProps) {
  const id = useId();
  const [mode, setMode] = useState('');
  const [target, setTarget] = useState('');
  const [isFuture, setFuture] = useState(false);
  const ask = useRef(onSwap);
  useEffect(() => {
    ask.current = onSwap;
  });
  const { leaves } = configuration;
  useEffect(() => {
    const targets = target
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);
    ask.current({
      ...(mode && { mode }),
      ...(targets.length > 0 && { target: targets.length > 1 ? targets : targets[0] }),
      ...(isFuture && { futureDefaults: true }),
    });
  }, [mode, target, isFuture, leaves]);
  return (
    <>
      <p className={styles.bar}>
        <label htmlFor={`${id}mode`}>mode</label>
        <select id={`${id}mode`} value={mode} onChange={(event) => setMode(event.target.value)}>
          <option value="">unchanged</option>
          <option>development</option>
          <option>production</option>
          <option>none</option>
        </select>
        <label htmlFor={`${id}target`}>target</label>
        <input
          id={`${id}target`}
          value={target}
          placeholder="unchanged, or try node24 or web, es2022"
          spellCheck={false}
          autoCapitalize="off"
          onChange={(event) => setTarget(event.target.value)}
        />
        <label>
          <input type="checkbox" checked={isFuture} onChange={(event) => setFuture(event.target.checked)} />{' '}
          experiments.futureDefaults
        </label>
      </p>
      {swapped && (
        <Outcome swapped={swapped} options={options} isAsked={mode !== '' || target.trim() !== '' || isFuture} />
      )}
    </>
  );
}

function Outcome({ swapped, options, isAsked }: { swapped: SwapResult; options: OptionIndex; isAsked: boolean }) {
  if (!isAsked) return <p>Choose another mode or target to see which of your effective options would change.</p>;
  if (swapped.failure !== undefined) return <pre className={styles.message}>{swapped.failure}</pre>;
  return (
    <>
      <p role="status" data-swapped={swapped.differences.length}>
        {swapped.differences.length} {swapped.differences.length === 1 ? 'option' : 'options'} would be different.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Option</th>
            <th scope="col">Now</th>
            <th scope="col">Then</th>
          </tr>
        </thead>
        <tbody>
          {swapped.differences.map(({ path, before, after }) => (
            <tr key={pathText(path)}>
              <td>
                <OptionName path={path} index={options} />
              </td>
              <td>{before === undefined ? 'not there' : <code>{before}</code>}</td>
              <td>{after === undefined ? 'not there' : <code>{after}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

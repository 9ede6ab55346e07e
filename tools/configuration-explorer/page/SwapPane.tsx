import { useEffect, useId, useRef, useState } from 'react';
import { Checkbox } from '../../shared/page/Checkbox.tsx';
import type { CheckedConfiguration } from '../model/answer.ts';
import type { OptionIndex } from '../model/option-index.ts';
import type { Swap } from '../model/question.ts';
import * as styles from './controls.module.css';
import { OptionTable, Value } from './OptionTable.tsx';
import type { SwapResult } from './useCheck.ts';

interface SwapPaneProps {
  configuration: CheckedConfiguration;
  options: OptionIndex;
  swapped: SwapResult | undefined;
  onSwap: (swap: Swap) => void;
}

/** Shows which options would change with another mode or target, or with the next major version's defaults. */
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
        <span>
          <label htmlFor={`${id}mode`}>mode</label>
          <select id={`${id}mode`} value={mode} onChange={(event) => setMode(event.target.value)}>
            <option value="">{TEXTS.configurationExplorer.unchanged}</option>
            <option>development</option>
            <option>production</option>
            <option>none</option>
          </select>
        </span>
        <span>
          <label htmlFor={`${id}target`}>target</label>
          <input
            id={`${id}target`}
            value={target}
            placeholder={TEXTS.configurationExplorer.targetHint}
            spellCheck={false}
            autoCapitalize="off"
            onChange={(event) => setTarget(event.target.value)}
          />
        </span>
        <Checkbox isOn={isFuture} onChange={setFuture}>
          experiments.futureDefaults
        </Checkbox>
      </p>
      {swapped && (
        <Outcome swapped={swapped} options={options} isAsked={mode !== '' || target.trim() !== '' || isFuture} />
      )}
    </>
  );
}

function Outcome({ swapped, options, isAsked }: { swapped: SwapResult; options: OptionIndex; isAsked: boolean }) {
  if (!isAsked) return <p>{TEXTS.configurationExplorer.chooseOther}</p>;
  if (swapped.failure !== undefined) return <pre className={styles.message}>{swapped.failure}</pre>;
  return (
    <>
      <p role="status" data-swapped={swapped.differences.length}>
        {TEXTS.configurationExplorer.different(swapped.differences.length)}
      </p>
      <OptionTable
        heads={[TEXTS.configurationExplorer.now, TEXTS.configurationExplorer.afterwards]}
        rows={swapped.differences.map(({ path, before, after }) => ({
          path,
          cells: [<Value key="before" text={before} />, <Value key="after" text={after} />],
        }))}
        options={options}
      />
    </>
  );
}

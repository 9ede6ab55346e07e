import { useRef, useState } from 'react';
import { CopyMarkdown } from '../../shared/page/CopyMarkdown.tsx';
import type { CheckedConfiguration, KeyPath } from '../model/answer.ts';
import type { Swap } from '../model/question.ts';
import { Tabs } from '../../../src/ui/Tabs/Tabs.tsx';
import { readStored } from '../../../src/ui/browser/storage.ts';
import { sinceKey } from '../../../src/model/stored-keys.ts';
import * as styles from './controls.module.css';
import { KeysPane, Warnings } from './KeysPane.tsx';
import { Messages } from './Messages.tsx';
import { Notices } from './Notices.tsx';
import { OptionsPane } from './OptionsPane.tsx';
import type { EditedConfiguration } from './edited-configuration.ts';
import { SwapPane } from './SwapPane.tsx';
import type * as reading from './source/reading.ts';
import { UpgradePane } from './UpgradePane.tsx';
import type { Check, SwapResult } from './useCheck.ts';
import { useOptionIndex } from './useOptionIndex.ts';

interface ResultsProps {
  check: Check;
  swapped: SwapResult | undefined;
  onSwap: (index: number, swap: Swap) => void;
  onGoTo: (path: KeyPath, index: number) => void;
  /** What is looked at, and how it is read and replaced. */
  edited: EditedConfiguration;
  reading: typeof reading | undefined;
  onUse: (text: string) => void;
}

const paneNames = TEXTS.configurationExplorer.resultPanes;

/** What webpack makes of a configuration. */
export function Results({ check, swapped, onSwap, onGoTo, edited, reading, onUse }: ResultsProps) {
  const options = useOptionIndex();
  const [pane, setPane] = useState<keyof typeof paneNames>('messages');
  const [chosen, setChosen] = useState(0);
  const report = useRef<HTMLDivElement>(null);
  const { result } = check;
  if (result.type === 'missing') return <p role="alert">{TEXTS.configurationExplorer.validationFailed}</p>;
  if (result.type === 'failed')
    return (
      <div role="status" data-check="failed">
        <h2 className={styles.bad}>{TEXTS.configurationExplorer.notRun}</h2>
        <pre className={styles.message}>{result.message}</pre>
        {result.line !== undefined && <p>{TEXTS.configurationExplorer.line(result.line)}</p>}
      </div>
    );
  const index = Math.min(chosen, result.configurations.length - 1);
  const configuration = result.configurations[index];
  if (!configuration) return null;
  const goTo = (path: KeyPath) => onGoTo(path, index);
  const version = readStored(sinceKey)?.match(/^\d+\.\d+/)?.[0];
  return (
    <div
      ref={report}
      data-check={result.message === undefined ? 'valid' : 'invalid'}
      data-ticket={check.ticket}
      data-time={Math.round(check.time)}
    >
      <Verdict configurations={result.configurations} />
      {result.configurations.length > 1 && (
        <ConfigurationChoice configurations={result.configurations} chosen={index} onChoose={setChosen} />
      )}
      <Tabs label={TEXTS.configurationExplorer.results} names={paneNames} chosen={pane} onChoose={setPane}>
        {pane === 'messages' && (
          <>
            <Messages {...{ configuration, check, index, options }} message={result.message} onGoTo={goTo} />
            <Warnings {...{ configuration, options, version }} />
            <Notices notices={result.notices} standIns={configuration.standIns} options={options} />
          </>
        )}
        {pane === 'keys' && <KeysPane {...{ configuration, options, version }} onGoTo={goTo} />}
        {pane === 'options' && <OptionsPane {...{ configuration, options }} />}
        {pane === 'upgrade' && reading && <UpgradePane {...{ edited, reading, options, onUse }} />}
        {pane === 'swap' && (
          <SwapPane key={index} {...{ configuration, options, swapped }} onSwap={(swap) => onSwap(index, swap)} />
        )}
      </Tabs>
      <p className={styles.bar}>
        <CopyMarkdown of={report} />
      </p>
    </div>
  );
}

function Verdict({ configurations }: { configurations: CheckedConfiguration[] }) {
  const count = configurations.reduce((sum, { problems }) => sum + problems.length, 0);
  const failed = configurations.filter(({ failure }) => failure !== undefined).length;
  const isGood = count === 0 && failed === 0;
  const words = count > 0 ? TEXTS.configurationExplorer.messages(count) : TEXTS.configurationExplorer.incomplete;
  return (
    <div role="status">
      <h2 className={isGood ? styles.good : styles.bad}>{isGood ? TEXTS.configurationExplorer.valid : words}</h2>
    </div>
  );
}

interface ConfigurationChoiceProps {
  configurations: CheckedConfiguration[];
  chosen: number;
  onChoose: (index: number) => void;
}

function ConfigurationChoice({ configurations, chosen, onChoose }: ConfigurationChoiceProps) {
  return (
    <p className={styles.bar}>
      <label>
        {TEXTS.configurationExplorer.configuration}{' '}
        <select value={chosen} onChange={({ target }) => onChoose(Number(target.value))}>
          {configurations.map(({ name, problems }, index) => (
            // Their order is what they are known by.
            <option key={index} value={index}>
              {index + 1}
              {name === undefined ? '' : `: ${name}`}
              {problems.length > 0 ? ` (${problems.length})` : ''}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}

import { useMemo, useRef, useState } from 'react';
import { CopyMarkdown } from '../../shared/page/CopyMarkdown.tsx';
import type { CheckedConfiguration, KeyPath } from '../model/answer.ts';
import { type ForeignFile, foreignFileIn } from '../model/foreign-file.ts';
import type { OptionIndex } from '../model/option-index.ts';
import type { Swap } from '../model/question.ts';
import { RichText } from '../../../src/ui/RichText/RichText.tsx';
import { Tabs } from '../../../src/ui/Tabs/Tabs.tsx';
import { readStored } from '../../../src/ui/browser/storage.ts';
import { sinceKey } from '../../../src/model/stored-keys.ts';
import * as styles from './controls.module.css';
import { KeysPane, Warnings } from './KeysPane.tsx';
import { LineButton, Messages } from './Messages.tsx';
import { Notices } from './Notices.tsx';
import { OptionsPane } from './OptionsPane.tsx';
import { moduleAdvice } from './module-advice.ts';
import { verdictOn } from '../model/verdict.ts';
import type { EditedConfiguration } from './edited-configuration.ts';
import { SwapPane } from './SwapPane.tsx';
import type * as reading from './source/reading.ts';
import { type LoadedRules, UpgradePane } from './UpgradePane.tsx';
import type { Check, SwapResult } from './useCheck.ts';
import { noOptions } from './useOptionIndex.ts';

interface ResultsProps {
  check: Check;
  /** Whether the result is for an earlier text while the current text is still being checked. */
  isOld: boolean;
  swapped: SwapResult | undefined;
  onSwap: (index: number, swap: Swap) => void;
  onGoTo: (path: KeyPath, index: number) => void;
  /** Called to show a line in the editor. */
  onLine: (line: number) => void;
  /** The webpack configuration in the editor. */
  edited: EditedConfiguration;
  reading: typeof reading | undefined;
  rules: LoadedRules;
  onUse: (text: string) => void;
  /** Index of the documented options, or `undefined` until it has loaded. */
  options: OptionIndex | undefined;
}

const paneNames = TEXTS.configurationExplorer.resultPanes;

/** Tabs for a configuration that can't be run. Upgrading is still possible because it doesn't run the configuration. */
const failedPanes = { messages: paneNames.messages, upgrade: paneNames.upgrade };

/** The results of checking the configuration in the editor. */
export function Results({
  check,
  isOld,
  swapped,
  onSwap,
  onGoTo,
  onLine,
  edited,
  reading,
  rules,
  onUse,
  options: known,
}: ResultsProps) {
  const options = known ?? noOptions;
  const [pane, setPane] = useState<keyof typeof paneNames>('messages');
  const [chosen, setChosen] = useState<number>();
  const report = useRef<HTMLDivElement>(null);
  const { result } = check;
  const changes = useMemo(
    () => rules.loaded?.upgrade(check.text, edited.language).changes ?? [],
    [rules.loaded, check.text, edited.language],
  );
  /** Moves the focus to the selected tab, because the focused element is about to disappear. */
  const focusTab = () =>
    requestAnimationFrame(() =>
      report.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus(),
    );
  const showUpgrade = () => {
    setPane('upgrade');
    focusTab();
  };
  const use = (text: string) => {
    onUse(text);
    focusTab();
  };
  const foreign = foreignFileIn(check.text, result.type === 'failed');
  if (result.type === 'missing') return <p role="alert">{TEXTS.configurationExplorer.validationFailed}</p>;
  if (check.text.trim() === '') return <Empty />;
  if (foreign) return <Foreign file={foreign} isOld={isOld} />;
  if (result.type === 'failed') {
    const { message, line } = result;
    const advice = moduleAdvice(message);
    return (
      <div ref={report} data-check={isOld ? 'checking' : 'failed'}>
        <div role="status">
          <h2 className={isOld ? undefined : styles.bad}>
            {isOld ? TEXTS.configurationExplorer.checking : TEXTS.configurationExplorer.notRun}
          </h2>
        </div>
        <Tabs
          label={TEXTS.configurationExplorer.results}
          names={failedPanes}
          chosen={pane === 'upgrade' ? pane : 'messages'}
          onChoose={setPane}
        >
          {pane === 'upgrade' ? (
            reading && <UpgradePane {...{ edited, reading, rules, options }} onUse={use} validation="failed" />
          ) : (
            <div role="status">
              <pre className={styles.message}>{message}</pre>
              {line !== undefined && (
                <p className={styles.where}>
                  <LineButton line={line} onClick={() => onLine(line)} />
                </p>
              )}
              {advice !== undefined && (
                <p>
                  <RichText text={advice} />
                </p>
              )}
            </div>
          )}
        </Tabs>
      </div>
    );
  }
  const index = Math.min(chosen ?? firstRefused(result.configurations), result.configurations.length - 1);
  const configuration = result.configurations[index];
  if (!configuration) return null;
  const goTo = (path: KeyPath) => onGoTo(path, index);
  const version = readStored(sinceKey)?.match(/^\d+\.\d+/)?.[0];
  return (
    <div
      ref={report}
      data-check={isOld ? 'checking' : result.refusals.length === 0 ? 'valid' : 'invalid'}
      data-ticket={check.ticket}
      data-time={Math.round(check.time)}
    >
      <Verdict configurations={result.configurations} isOld={isOld} />
      {result.configurations.length > 1 && (
        <ConfigurationChoice configurations={result.configurations} chosen={index} onChoose={setChosen} />
      )}
      <Tabs label={TEXTS.configurationExplorer.results} names={paneNames} chosen={pane} onChoose={setPane}>
        {pane === 'messages' && (
          <>
            <Messages
              {...{ configuration, check, index, options, changes }}
              refusals={result.refusals}
              onGoTo={goTo}
              onFix={use}
              onUpgrade={showUpgrade}
            />
            {/** Show the notices only together with the warnings, which would otherwise push them down. */}
            {known && (
              <>
                <Warnings {...{ configuration, options, version }} />
                <Notices notices={result.notices} standIns={configuration.standIns} options={options} />
              </>
            )}
          </>
        )}
        {pane === 'keys' && <KeysPane {...{ configuration, options, version }} onGoTo={goTo} />}
        {pane === 'options' && <OptionsPane {...{ configuration, options }} />}
        {pane === 'upgrade' && reading && (
          <UpgradePane
            {...{ edited, reading, rules, options }}
            onUse={use}
            validation={result.refusals.length === 0 ? 'accepted' : 'refused'}
          />
        )}
        {pane === 'swap' && (
          <SwapPane key={index} {...{ configuration, options, swapped }} onSwap={(swap) => onSwap(index, swap)} />
        )}
      </Tabs>
      {known && (
        <p className={styles.bar}>
          <CopyMarkdown of={report} />
        </p>
      )}
    </div>
  );
}

/** Returns the index of the first configuration with error messages, or 0 if none has any. */
function firstRefused(configurations: CheckedConfiguration[]): number {
  return Math.max(
    0,
    configurations.findIndex(({ problems }) => problems.length > 0),
  );
}

function Verdict({ configurations, isOld }: { configurations: CheckedConfiguration[]; isOld: boolean }) {
  const { isGood, words } = verdictOn(configurations);
  const { className, text } = isOld
    ? { className: undefined, text: TEXTS.configurationExplorer.checking }
    : { className: isGood ? styles.good : styles.bad, text: words };
  return (
    <div role="status">
      <h2 className={className}>{text}</h2>
    </div>
  );
}

/** Says which tool a pasted file belongs to, and where that tool accepts webpack options. */
function Foreign({ file, isOld }: { file: ForeignFile; isOld: boolean }) {
  const { name, where } = TEXTS.configurationExplorer.foreignFiles[file];
  return (
    <div role="status" data-check={isOld ? 'checking' : 'foreign'}>
      <h2 className={styles.foreign}>
        {isOld ? TEXTS.configurationExplorer.checking : <RichText text={TEXTS.configurationExplorer.belongsTo(name)} />}
      </h2>
      <p>
        <RichText text={where} /> <RichText text={TEXTS.configurationExplorer.pasteAlone} />
      </p>
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
            // Configurations are identified by their position, because names may be missing or repeated.
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

/**
 * Asks the user to paste a configuration. webpack would accept an empty file, but here it means that nothing has been
 * pasted yet.
 */
function Empty() {
  return (
    <div role="status" data-check="empty">
      <h2>{TEXTS.configurationExplorer.emptyTitle}</h2>
      <p>
        <RichText text={TEXTS.configurationExplorer.empty} />
      </p>
    </div>
  );
}

import { useMemo } from 'react';
import { RichText } from '../../../src/ui/RichText/RichText.tsx';
import type { useChunk } from '../../../src/ui/browser/useChunk.ts';
import type { ValidationProblem } from '../model/answer.ts';
import { pathText, type OptionIndex } from '../model/option-index.ts';
import * as styles from './controls.module.css';
import { ownReason } from './own-reason.ts';
import type { EditedConfiguration } from './edited-configuration.ts';
import { messageSources } from '../model/message-sources.ts';
import { CopyButton } from './Messages.tsx';
import type * as reading from './source/reading.ts';
import { UpgradeBuild } from './UpgradeBuild.tsx';
import type * as rules from './upgrade/upgrade.ts';
import type { Change } from './upgrade/upgrade.ts';
import { type Check, useCheck } from './useCheck.ts';

/** The upgrade rules for configurations, which load on demand. */
export type LoadedRules = ReturnType<typeof useChunk<typeof rules>>;

interface UpgradePaneProps {
  edited: EditedConfiguration;
  /** Parsing functions from the editor's chunk. */
  reading: typeof reading;
  rules: LoadedRules;
  options: OptionIndex;
  onUse: (text: string) => void;
  /** Result of validating the configuration. If it failed to run, the upgrade rules may have missed parts of it. */
  validation: keyof typeof nothing;
}

const texts = TEXTS.configurationExplorer;

/** Messages for a configuration that needs no changes, by validation result. */
const nothing = { accepted: texts.nothingToUpgrade, refused: texts.noKnownChange, failed: texts.nothingFound };

/** Shows an upgraded configuration with the reason for each change, and what the user has to change by hand. */
export function UpgradePane({ edited, reading, rules, options, onUse, validation }: UpgradePaneProps) {
  const { loaded, failed, retry } = rules;
  const { text, language } = edited;
  const result = useMemo(() => loaded?.upgrade(text, language), [loaded, text, language]);
  const upgraded = useMemo(() => ({ ...edited, text: result?.text ?? edited.text }), [edited, result]);
  const { check } = useCheck(upgraded, reading);
  if (failed)
    return (
      <p role="alert">
        {texts.upgradeFailed}{' '}
        <button type="button" onClick={retry}>
          {TEXTS.tryAgain}
        </button>
      </p>
    );
  if (!result) return <p role="status">{texts.loadingUpgrade}</p>;
  const left = [
    ...result.left,
    ...result.keys.filter((key) => options.removed(key)).map((key): Change => ({ name: pathText(key) })),
  ];
  if (result.changes.length === 0 && left.length === 0) return <p data-upgrade="0">{nothing[validation]}</p>;
  if (!check) return <p role="status">{texts.validatingUpgrade}</p>;
  const listed = new Set(left.map(({ name }) => name));
  const refused = problemsOf(check.result).filter(({ path }) => !listed.has(pathText(path)));
  const toDo = [...left, ...refused.map(({ path, meant }): ToDo => ({ name: pathText(path), meant }))];
  return (
    <div data-upgrade={result.changes.length}>
      {result.changes.length > 0 && <Verdict {...{ text: result.text, check, onUse }} />}
      {toDo.length > 0 && <Changes title={texts.leftToYou(toDo.length)} changes={toDo} options={options} />}
      {result.changes.length > 0 && (
        <>
          <Changes title={texts.upgraded(result.changes.length)} changes={result.changes} options={options} />
          <pre className={styles.message} tabIndex={0} aria-label={texts.upgradedConfiguration}>
            {result.text}
          </pre>
          <UpgradeBuild key={result.text} {...{ edited: upgraded, result: check.result, reading }} />
        </>
      )}
    </div>
  );
}

/** A change that is left to the user, with a suggestion. */
interface ToDo extends Change {
  meant?: string | undefined;
}

function Changes({ title, changes, options }: { title: string; changes: ToDo[]; options: OptionIndex }) {
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {changes.map(({ name, note, meant }) => (
          <li key={`${name} ${note}`}>
            <p className={styles.where}>
              <code>{name}</code>
            </p>
            <Reason name={name} options={options} />{' '}
            {meant !== undefined && <RichText text={texts.didYouMean(meant)} />}{' '}
            {note && <RichText text={texts.upgradeNotes[note]} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Shows why an option is changed, from the documentation of the removed option or from the explorer's own explanations.
 */
function Reason({ name, options }: { name: string; options: OptionIndex }) {
  const removed = options.removed(
    name
      .replaceAll(/\[\d*\]/g, '.0')
      .split('.')
      .map((key) => (key === '0' ? 0 : key)),
  );
  if (removed)
    return (
      <>
        <RichText text={removed.instead ?? ''} /> {removed.url && <a href={removed.url}>{texts.more}</a>}
      </>
    );
  const own = ownReason(name);
  return own === undefined ? null : <RichText text={own} />;
}

/** Says whether webpack accepts the upgraded configuration, with buttons to use it. Above all changes, whose list is long. */
function Verdict({ text, check, onUse }: { text: string; check: Check; onUse: (text: string) => void }) {
  return (
    <>
      <p
        role="status"
        data-upgraded={check.result.type === 'checked' ? (check.result.refusals[0]?.message ?? 'valid') : undefined}
      >
        {verdictOf(check.result)}
      </p>
      <p className={styles.bar}>
        <button type="button" onClick={() => onUse(text)}>
          {texts.useUpgrade}
        </button>
        <CopyButton text={text} name={texts.copyUpgrade} />
      </p>
    </>
  );
}

function problemsOf(result: Check['result']): ValidationProblem[] {
  return result.type === 'checked' ? result.configurations.flatMap(({ problems }) => problems) : [];
}

function verdictOf(result: Check['result']): string {
  if (result.type === 'missing') return texts.validationFailed;
  if (result.type === 'failed') return texts.upgradeNotRun(result.message);
  const problems = problemsOf(result);
  return problems.length === 0 ? texts.upgradeIsValid : texts.messages(problems.length, messageSources(problems));
}

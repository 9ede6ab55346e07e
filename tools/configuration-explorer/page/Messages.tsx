import { useState } from 'react';
import { RichText } from '../../../src/ui/RichText/RichText.tsx';
import type { CheckedConfiguration, KeyPath, Refusal, ValidationProblem } from '../model/answer.ts';
import { meantBy } from '../model/key-notes.ts';
import { pathText, type OptionIndex } from '../model/option-index.ts';
import { copyText } from '../../../src/ui/browser/copy-text.ts';
import * as styles from './controls.module.css';
import { RemovedBadge } from './KeysPane.tsx';
import { OptionName } from './OptionName.tsx';
import { placeOf, pluginAt } from './places.ts';
import { messageParts } from './message-parts.ts';
import { ownReason } from './own-reason.ts';
import { type Edit, withEdits } from '../model/edits.ts';
import type { Change } from './upgrade/upgrade.ts';
import type { Check } from './useCheck.ts';

interface MessagesProps {
  configuration: CheckedConfiguration;
  check: Check;
  index: number;
  options: OptionIndex;
  /** The complete error messages of webpack and other packages, as the terminal shows them. */
  refusals: readonly Refusal[];
  /** What the upgrade rules would change in the configuration. */
  changes: readonly Change[];
  onGoTo: (path: KeyPath) => void;
  /** Called with the configuration in which suggestions have been applied. */
  onFix: (text: string) => void;
  /** Called to show the upgraded configuration. */
  onUpgrade: () => void;
}

const texts = TEXTS.configurationExplorer;

/** Lists the error messages of packages, each with its line, a link to its option, and a suggestion. */
export function Messages(props: MessagesProps) {
  const { configuration, check, index, options, refusals, changes, onGoTo, onFix, onUpgrade } = props;
  const { failure } = configuration;
  const changed = new Set(changes.map(({ name }) => name));
  const reasonOf = (name: string) => (changed.has(name) ? ownReason(name) : undefined);
  /**
   * Advice on a message: a suggestion, with the edit that applies it, or the reason why the upgrade rules change the
   * option. A change of the whole plugin comes first, because other names of the plugin or its options wouldn’t help.
   */
  const adviceOn = (problem: ValidationProblem): { advice?: string | undefined; fix?: Edit | undefined } => {
    const meant = meantBy(problem, options);
    const pluginReason = reasonOf(pluginAt(check, problem.path, index) ?? '');
    if (pluginReason !== undefined || meant === undefined)
      return { advice: pluginReason ?? reasonOf(pathText(problem.path)) };
    return { advice: texts.didYouMean(meant), fix: check.fix(problem.path, index, meant) };
  };
  const problems = configuration.problems
    .map((problem) => ({ problem, ...adviceOn(problem), line: placeOf(check, problem.path, index)?.line }))
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const fixes = problems.flatMap(({ fix }) => fix ?? []);
  const isOnlyServed = problems.length > 0 && refusals.every(({ by }) => by === 'webpack-dev-server');
  return (
    <>
      {problems.length === 0 && failure === undefined && <p>{texts.accepted}</p>}
      {isOnlyServed && (
        <p>
          <RichText text={texts.onlyServed} />
        </p>
      )}
      {problems.length > 0 && changes.length > 0 && (
        <p className={styles.bar}>
          {texts.canUpgrade}
          <button type="button" onClick={onUpgrade}>
            {texts.showUpgrade(changes.length)}
          </button>
        </p>
      )}
      {fixes.length > 1 && (
        <p className={styles.bar}>
          <button type="button" onClick={() => onFix(withEdits(check.text, fixes))}>
            {texts.fixAll(fixes.length)}
          </button>
        </p>
      )}
      <ul className={styles.list}>
        {problems.map(({ problem, advice, fix, line }, place) => (
          <li key={place}>
            <p className={styles.where}>
              <OptionName path={problem.path} index={options} />
              <LineButton line={line} onClick={() => onGoTo(problem.path)} />
              <RemovedBadge removed={options.removed(problem.path)} />
            </p>
            {advice !== undefined && (
              <p className={styles.where}>
                <span>
                  <RichText text={advice} />
                </span>
                {fix && (
                  <button type="button" onClick={() => onFix(withEdits(check.text, [fix]))}>
                    {texts.fix}
                  </button>
                )}
              </p>
            )}
            <Said {...problem} />
          </li>
        ))}
      </ul>
      {/** Shown only if there are no messages, because webpack applies defaults only to a valid configuration. */}
      {failure !== undefined && problems.length === 0 && (
        <>
          <p>{TEXTS.configurationExplorer.cannotComplete}</p>
          <pre className={styles.message}>{failure}</pre>
          {failure.includes('browserslist') && <p>{TEXTS.configurationExplorer.copyQueries}</p>}
        </>
      )}
      {refusals.length > 0 && (
        <CopyButton text={refusals.map(({ message }) => message).join('\n\n')} name={texts.copyMessage} />
      )}
    </>
  );
}

/**
 * Shows a package's error message, with the end of a long one folded. All of it is folded if webpack would report it
 * only after the first is fixed, because both list the same properties.
 */
function Said({ by, text, inner, isLater }: ValidationProblem) {
  const [head, rest] = isLater ? ['', text] : inner === undefined ? messageParts(text) : [messageParts(inner)[0], text];
  return (
    <>
      {head !== '' && <pre className={styles.message}>{head}</pre>}
      {rest !== '' && (
        <details>
          <summary>
            {isLater ? texts.laterMessage(by) : inner === undefined ? texts.restOfMessage : texts.wholeMessage}
          </summary>
          <pre className={styles.message}>{rest}</pre>
        </details>
      )}
    </>
  );
}

/** Leads to a line in the editor. Absent if the line is unknown. */
export function LineButton({ line, onClick }: { line: number | undefined; onClick: () => void }) {
  if (line === undefined) return null;
  return (
    <button type="button" data-name="" onClick={onClick}>
      {TEXTS.configurationExplorer.line(line)}
    </button>
  );
}

/** Button that copies a text and announces the copying to screen readers. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const [said, setSaid] = useState('');
  const copy = async () =>
    setSaid((await copyText(text)) ? TEXTS.configurationExplorer.copied : TEXTS.configurationExplorer.copyBlocked);
  return (
    <p className={styles.bar}>
      <button type="button" onClick={() => void copy()}>
        {name}
      </button>
      <span role="status">{said}</span>
    </p>
  );
}

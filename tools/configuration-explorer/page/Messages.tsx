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
  /** Called to show the upgraded configuration. */
  onUpgrade: () => void;
}

const texts = TEXTS.configurationExplorer;

/** Lists the error messages of packages, each with its line, a link to its option, and a suggestion. */
export function Messages(props: MessagesProps) {
  const { configuration, check, index, options, refusals, changes, onGoTo, onUpgrade } = props;
  const { problems, failure } = configuration;
  const changed = new Set(changes.map(({ name }) => name));
  const reasonOf = (name: string) => (changed.has(name) ? ownReason(name) : undefined);
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
      <ul className={styles.list}>
        {problems.map((problem, place) => (
          <li key={place}>
            <p className={styles.where}>
              <OptionName path={problem.path} index={options} />
              <LineButton line={placeOf(check, problem.path, index)?.line} onClick={() => onGoTo(problem.path)} />
              <RemovedBadge removed={options.removed(problem.path)} />
            </p>
            <Advice
              meant={meantBy(problem, options)}
              reason={reasonOf(pathText(problem.path))}
              pluginReason={reasonOf(pluginAt(check, problem.path, index) ?? '')}
            />
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

interface AdviceProps {
  meant: string | undefined;
  /** Why the upgrade rules change the option, and why they change the plugin that has the option. */
  reason: string | undefined;
  pluginReason: string | undefined;
}

/**
 * Advice below an error message: a suggested fix, or the reason why the upgrade rules change the option. A change of the
 * whole plugin comes first, because other names of the plugin or its options wouldn’t help.
 */
function Advice({ meant, reason, pluginReason }: AdviceProps) {
  const advice = pluginReason ?? (meant === undefined ? reason : texts.didYouMean(meant));
  if (advice === undefined) return null;
  return (
    <p>
      <RichText text={advice} />
    </p>
  );
}

/**
 * Shows a package's error message, with the end of a long one folded. All of it is folded if webpack would report it
 * only after the first is fixed, because both list the same properties.
 */
function Said({ by, text, isLater }: ValidationProblem) {
  const [head, rest] = isLater ? ['', text] : messageParts(text);
  return (
    <>
      {head !== '' && <pre className={styles.message}>{head}</pre>}
      {rest !== '' && (
        <details>
          <summary>{isLater ? texts.laterMessage(by) : texts.restOfMessage}</summary>
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

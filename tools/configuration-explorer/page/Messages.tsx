import { useState } from 'react';
import type { CheckedConfiguration, KeyPath } from '../model/answer.ts';
import type { OptionIndex } from '../model/option-index.ts';
import { copyText } from '../../../src/ui/browser/copy-text.ts';
import * as styles from './controls.module.css';
import { OptionName } from './OptionName.tsx';
import { placeOf } from './places.ts';
import type { Check } from './useCheck.ts';

interface MessagesProps {
  configuration: CheckedConfiguration;
  check: Check;
  index: number;
  options: OptionIndex;
  /** The whole message, as the terminal shows it. */
  message: string | undefined;
  onGoTo: (path: KeyPath) => void;
}

/** webpack's own messages, each with its line and the entry of its option. */
export function Messages({ configuration, check, index, options, message, onGoTo }: MessagesProps) {
  const { problems, failure } = configuration;
  return (
    <>
      {problems.length === 0 && failure === undefined && <p>{TEXTS.configurationExplorer.accepted}</p>}
      <ul className={styles.list}>
        {problems.map(({ text, path }, place) => (
          <li key={place}>
            <p className={styles.where}>
              <OptionName path={path} index={options} />
              <LineButton line={placeOf(check, path, index)?.line} onClick={() => onGoTo(path)} />
            </p>
            <pre className={styles.message}>{text}</pre>
          </li>
        ))}
      </ul>
      {/* What is not valid webpack refuses first, and completes nothing. */}
      {failure !== undefined && problems.length === 0 && (
        <>
          <p>{TEXTS.configurationExplorer.cannotComplete}</p>
          <pre className={styles.message}>{failure}</pre>
          {failure.includes('browserslist') && <p>{TEXTS.configurationExplorer.copyQueries}</p>}
        </>
      )}
      {message !== undefined && <CopyButton text={message} name={TEXTS.configurationExplorer.copyMessage} />}
    </>
  );
}

function LineButton({ line, onClick }: { line: number | undefined; onClick: () => void }) {
  if (line === undefined) return null;
  return (
    <button type="button" data-name="" onClick={onClick}>
      {TEXTS.configurationExplorer.line(line)}
    </button>
  );
}

/** Copies a text, and says so. */
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

import type { Notice, StandIn } from '../../model/configuration/answer.ts';
import type { OptionIndex } from '../../model/configuration/option-index.ts';
import * as styles from './controls.module.css';
import { OptionName } from './OptionName.tsx';

const words: Record<Notice['kind'], (about: string) => string> = {
  package: (about) => `${about} is not installed here. A stand-in takes its place.`,
  file: (about) => `${about} is a file of your project. A stand-in takes its place.`,
  spread: (about) => `The members of ${about} are not known here, so what they add is missing.`,
  extends: () =>
    `webpack’s CLI merges the configurations that extends names. They are not here, so their options are missing.`,
  node: (about) => `${about} of Node.js has no place in a browser. A stand-in takes its place.`,
  argument: (about) => `webpack’s CLI does not accept ${about}.`,
};

interface NoticesProps {
  notices: Notice[];
  standIns: StandIn[];
  options: OptionIndex;
}

/** What the reader should know of how the configuration was run. */
export function Notices({ notices, standIns, options }: NoticesProps) {
  if (notices.length === 0 && standIns.length === 0) return null;
  return (
    <details className={styles.notices}>
      <summary>
        What is different here: {notices.length + standIns.length}{' '}
        {notices.length + standIns.length === 1 ? 'place' : 'places'}
      </summary>
      <ul>
        {notices.map(({ about, kind }) => (
          <li key={`${kind} ${about}`}>{words[kind](about)}</li>
        ))}
        {standIns.map(({ path, expression, as }) => (
          <li key={path.join('.')}>
            <OptionName path={path} index={options} /> is <code>{expression}</code>,{' '}
            {as === 'nothing'
              ? 'and no value that was tried is valid there.'
              : as === 'as it is'
                ? 'which webpack accepts there.'
                : `taken for ${as === 'array' || as === 'object' ? 'an' : 'a'} ${as}.`}
          </li>
        ))}
      </ul>
    </details>
  );
}

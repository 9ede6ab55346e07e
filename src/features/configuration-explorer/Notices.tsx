import type { Notice, StandIn } from '../../model/configuration/answer.ts';
import type { OptionIndex } from '../../model/configuration/option-index.ts';
import * as styles from './controls.module.css';
import { OptionName } from './OptionName.tsx';

const words: Record<Notice['kind'], (about: string) => string> = {
  package: (about) => `${about} isn’t installed here, so a stand-in takes its place.`,
  file: (about) => `${about} is a file in your project, so a stand-in takes its place.`,
  spread: (about) => `The contents of ${about} aren’t known here, so anything they add is missing.`,
  extends: () =>
    `webpack’s CLI merges the configurations listed in extends. They aren’t available here, so their options are missing.`,
  node: (about) => `${about} from Node.js isn’t available in a browser, so a stand-in takes its place.`,
  argument: (about) => `webpack’s CLI doesn’t accept ${about}.`,
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
        {notices.length + standIns.length} {notices.length + standIns.length === 1 ? 'difference' : 'differences'} from
        your project
      </summary>
      <ul>
        {notices.map(({ about, kind }) => (
          <li key={`${kind} ${about}`}>{words[kind](about)}</li>
        ))}
        {standIns.map(({ path, expression, as }) => (
          <li key={path.join('.')}>
            <OptionName path={path} index={options} /> is <code>{expression}</code>,{' '}
            {as === 'nothing'
              ? 'and none of the values tried is valid there.'
              : as === 'as it is'
                ? 'which webpack accepts there.'
                : `treated as ${as === 'array' || as === 'object' ? 'an' : 'a'} ${as}.`}
          </li>
        ))}
      </ul>
    </details>
  );
}

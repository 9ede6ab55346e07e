import { RichText } from '../../../src/ui/RichText/RichText.tsx';
import type { Notice, StandIn } from '../model/answer.ts';
import type { OptionIndex } from '../model/option-index.ts';
import * as styles from './controls.module.css';
import { OptionName } from './OptionName.tsx';

const words: Record<Notice['kind'], (about: string) => string> = TEXTS.configurationExplorer.notices;

interface NoticesProps {
  notices: Notice[];
  standIns: StandIn[];
  options: OptionIndex;
}

/** Notes about how the explorer ran the configuration, such as stand-ins for missing packages. */
export function Notices({ notices, standIns, options }: NoticesProps) {
  if (notices.length === 0 && standIns.length === 0) return null;
  return (
    <details className={styles.notices}>
      <summary>{TEXTS.configurationExplorer.differences(notices.length + standIns.length)}</summary>
      <ul>
        {notices.map(({ about, kind }) => (
          <li key={`${kind} ${about}`}>{words[kind](about)}</li>
        ))}
        {standIns.map(({ path, expression, as }) => (
          <li key={path.join('.')}>
            <OptionName path={path} index={options} />
            <RichText text={standInWords(expression, as)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function standInWords(expression: string, as: StandIn['as']): string {
  if (as === 'nothing') return TEXTS.configurationExplorer.standsForNothing(expression);
  if (as === 'as it is') return TEXTS.configurationExplorer.standsForItself(expression);
  return TEXTS.configurationExplorer.standsFor(expression, as);
}

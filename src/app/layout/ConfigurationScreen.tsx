import { ConfigurationExplorer } from '../../../tools/configuration-explorer/page/ConfigurationExplorer.tsx';
import type { ScreenProps } from '../view.ts';
import { Prose } from './Article/Prose.tsx';
import * as styles from './ConfigurationScreen.module.css';

/** `/tools/configuration/`: the explorer, and below it the words of the page. */
export default function ConfigurationScreen({ html }: ScreenProps) {
  return (
    <div className={`screen ${styles.screen}`}>
      <h1 tabIndex={-1}>{TEXTS.configurationExplorer.title}</h1>
      <ConfigurationExplorer />
      <Prose html={html} />
    </div>
  );
}

import { BundleExplorer } from '../../../tools/bundle-explorer/page/BundleExplorer.tsx';
import type { ScreenProps } from '../view.ts';
import { Prose } from './Article/Prose.tsx';
import * as styles from './BundleScreen.module.css';

/** `/tools/bundle/`: the explorer, and below it the words of the page, which say how to make the file that it reads. */
export default function BundleScreen({ html }: ScreenProps) {
  return (
    <div className={`screen ${styles.screen}`}>
      <h1 tabIndex={-1}>{TEXTS.bundleExplorer.title}</h1>
      <BundleExplorer />
      <Prose html={html} />
    </div>
  );
}

import { Start } from '../../../tools/project-starter/page/Start.tsx';
import type { ScreenProps } from '../view.ts';
import { Prose } from './Article/Prose.tsx';
import * as styles from './StartScreen.module.css';

/** `/tools/start/`: the project starter, and below it what its page says of migrations. */
export default function StartScreen({ html }: ScreenProps) {
  return (
    <div className={`screen ${styles.wide}`}>
      <h1 tabIndex={-1}>{TEXTS.start.title}</h1>
      <Start />
      <Prose html={html} />
    </div>
  );
}

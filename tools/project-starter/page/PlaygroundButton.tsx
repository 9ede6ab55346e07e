import { useEffect, useState } from 'react';
import { forPlayground } from '../model/playable.ts';
import type { Project } from '../model/project.ts';
import { whenIdle } from '../../../src/ui/browser/when-idle.ts';
import { followLink } from '../../../src/ui/browser/follow-link.ts';
import * as styles from './Result.module.css';

const loadShareCode = () => import(/* webpackChunkName: "start-playground" */ '../../shared/page/share-code.ts');

interface PlaygroundButtonProps {
  /** URL of the playground. */
  playground: string;
  project: Project;
}

/** Button that opens a generated project in the playground with a share link. */
export function PlaygroundButton({ playground, project }: PlaygroundButtonProps) {
  const [failed, setFailed] = useState(false);
  // Load the encoder when the browser is idle rather than on click, so that the button also works offline.
  useEffect(() => whenIdle(() => void loadShareCode().catch(() => undefined)), []);
  const open = () => {
    setFailed(false);
    loadShareCode()
      .then(({ shareCode }) => shareCode(forPlayground(project)))
      .then(
        (code) => followLink(`${playground}#${code}`),
        () => setFailed(true),
      );
  };
  return (
    <>
      <button type="button" className={styles.action} onClick={open}>
        {TEXTS.projectStarter.openInPlayground}
      </button>
      {failed && <span role="status">{TEXTS.projectStarter.playgroundFailed}</span>}
    </>
  );
}

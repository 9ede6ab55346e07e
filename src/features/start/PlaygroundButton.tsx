import { useState } from 'react';
import { forPlayground } from '../../project-starter/playable.ts';
import type { Project } from '../../project-starter/project.ts';
import { followLink } from '../../ui/browser/follow-link.ts';
import * as styles from './Result.module.css';

/** Opens a project in the playground, as a link does that shares it. */
export function PlaygroundButton({ project }: { project: Project }) {
  const [failed, setFailed] = useState(false);
  const open = () => {
    setFailed(false);
    import(/* webpackChunkName: "start-playground" */ '../../ui/browser/playground-link/share-code.ts')
      .then(({ shareCode }) => shareCode(forPlayground(project)))
      .then(
        (code) => followLink(`/playground/#${code}`),
        () => setFailed(true),
      );
  };
  return (
    <>
      <button type="button" className={styles.action} onClick={open}>
        Open in the playground
      </button>
      {failed && <span role="status">The playground could not be opened. Try again.</span>}
    </>
  );
}

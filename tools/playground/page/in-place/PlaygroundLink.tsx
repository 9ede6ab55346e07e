import { useEffect, useState } from 'react';
import type { Project } from '../../../../src/model/project.ts';
import { tools } from '../../../tools.ts';
import { shareCode } from '../../../shared/page/share-code.ts';
import { longestCode } from '../read-hash.ts';

interface PlaygroundLinkProps {
  /** Id of the example, or undefined if the project isn't an example on a page. */
  id: string | undefined;
  /** The project with the user's edits, or `undefined` if the example is unedited. */
  project: Project | undefined;
}

/** Link that opens the example's project in the playground, including the user's edits. */
export function PlaygroundLink({ id, project }: PlaygroundLinkProps) {
  const [code, setCode] = useState('');
  useEffect(() => {
    if (!project) return;
    let isLatest = true;
    void shareCode(project).then((made) => isLatest && setCode(made));
    return () => {
      isLatest = false;
    };
  }, [project]);
  if (project && code.length > longestCode) return <span>{TEXTS.playground.inPlace.tooLong}</span>;
  const hash = project && code !== '' ? code : id && `example=${id}`;
  return <a href={hash && `${tools.playground.url}#${hash}`}>{TEXTS.playground.inPlace.whole}</a>;
}

import { useEffect, useState } from 'react';
import type { Project } from '../../../../src/model/project.ts';
import { tools } from '../../../tools.ts';
import { shareCode } from '../../../shared/page/share-code.ts';
import { longestCode } from '../read-hash.ts';

interface PlaygroundLinkProps {
  /** Id of the example, if the project is one. */
  id: string | undefined;
  /** The project as the reader edited it; undefined for the example as it is. */
  project: Project | undefined;
}

/** Link that opens the project in the playground, including the reader's edits. */
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

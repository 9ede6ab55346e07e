/** Builds a project from another tool of the site in place. This chunk is loaded when the user asks for the build. */
import { files } from 'site/playground-files.js';
import { useState } from 'react';
import type { ProjectBuildProps } from '../../shared/page/project-build.ts';
import { BlockEditor } from './in-place/BlockEditor.tsx';

/** An editor with the project to build, and the build result below. */
export function ProjectBuild({ label, projectWith, opened, back, onBack }: ProjectBuildProps) {
  const [project] = useState(() => projectWith(new Set(Object.keys(files.packages))));
  return (
    <BlockEditor
      id={undefined}
      label={label}
      original={project}
      edited={undefined}
      opened={opened(project)}
      onEdit={() => {}}
      back={back}
      onBack={onBack}
    />
  );
}

import type { FileContent, Project } from '../../../src/model/project.ts';
import { projectTrouble, type Troubles } from './check-project.ts';

/**
 * Parses a playground project from untrusted data, such as a link, the browser's storage, or a file.
 * @param troubles the error messages
 * @throws Error with a message for the user
 */
export function readProject(value: unknown, troubles: Troubles): Project {
  const { files, commandLine = '' } = Object(value) as { files?: unknown; commandLine?: unknown };
  if (typeof files !== 'object' || files === null || Array.isArray(files) || typeof commandLine !== 'string')
    throw new Error(troubles.noProject);
  const read: [string, FileContent][] = Object.entries(files).map(([path, content]) => [
    path,
    readContent(path, content, troubles),
  ]);
  const project: Project = { files: Object.fromEntries(read), commandLine };
  const trouble = projectTrouble(project, troubles);
  if (trouble) throw new Error(trouble);
  return project;
}

function readContent(path: string, content: unknown, troubles: Troubles): FileContent {
  if (typeof content === 'string') return content;
  const { base64 } = Object(content) as { base64?: unknown };
  if (typeof base64 !== 'string' || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64) || base64.length % 4 !== 0)
    throw new Error(troubles.unreadable(path.slice(0, 60)));
  return { base64 };
}

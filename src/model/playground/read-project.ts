import type { FileContent, Project } from './project.ts';
import { projectTrouble } from './check-project.ts';

/**
 * A project from data that may be anything: from a link, the browser's storage or a file.
 * @throws Error whose message tells the reader what is wrong with it
 */
export function readProject(value: unknown): Project {
  const { files, commandLine = '' } = Object(value) as { files?: unknown; commandLine?: unknown };
  if (typeof files !== 'object' || files === null || Array.isArray(files) || typeof commandLine !== 'string')
    throw new Error('It does not contain a project.');
  const read: [string, FileContent][] = Object.entries(files).map(([path, content]) => [
    path,
    readContent(path, content),
  ]);
  const project: Project = { files: Object.fromEntries(read), commandLine };
  const trouble = projectTrouble(project);
  if (trouble) throw new Error(trouble);
  return project;
}

function readContent(path: string, content: unknown): FileContent {
  if (typeof content === 'string') return content;
  const { base64 } = Object(content) as { base64?: unknown };
  if (typeof base64 !== 'string' || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64) || base64.length % 4 !== 0)
    throw new Error(`The content of “${path.slice(0, 60)}” can't be read.`);
  return { base64 };
}

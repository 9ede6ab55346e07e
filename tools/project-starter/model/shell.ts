/** Generates a shell command that writes a project's files without needing a package. */
import { textOf, type Project } from './project.ts';

/** Heredoc delimiter in the shell command, which must not occur as a line in any file. */
const mark = 'END_OF_FILE';

/** Returns a shell command that creates a project's folder, writes the files, and installs the packages. */
export function shellCommand({ name, files }: Project): string {
  const folders = new Set(
    files.filter(({ path }) => path.includes('/')).map(({ path }) => path.slice(0, path.lastIndexOf('/'))),
  );
  return [
    `mkdir ${name} && cd ${name}`,
    ...Array.from(folders, (folder) => `mkdir -p ${folder}`),
    ...files.map((file) => `cat > ${file.path} << '${mark}'\n${textOf(file)}${mark}`),
    'npm install',
    '',
  ].join('\n');
}

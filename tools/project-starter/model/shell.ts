/** A shell command that writes a project without any package. */
import { textOf, type Project } from './project.ts';

/** Heredoc delimiter, which no file contains as a line. */
const mark = 'END_OF_FILE';

/** The command. It creates a folder, writes the files and installs the packages. */
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

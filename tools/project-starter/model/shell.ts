/** A command that writes a project: text for a shell, which needs no package of anybody. */
import { textOf, type Project } from './project.ts';

/** Ends the text of each file; no file of a project has such a line. */
const mark = 'END_OF_FILE';

/** The command. It makes a folder with the project's name, writes the files and installs the packages. */
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

/** Generates shell commands that write a project's files without needing a package. */
import { textOf, type Project } from './project.ts';

/** Heredoc delimiter in the shell command, which must not occur as a line in any file. */
const mark = 'END_OF_FILE';

/** Returns a shell command that creates a project's folder, writes the files, and installs the packages. */
export function shellCommand({ name, files }: Project): string {
  return [
    `mkdir ${name} && cd ${name}`,
    ...foldersOf(files).map((folder) => `mkdir -p ${folder}`),
    ...files.map((file) => `cat > ${file.path} << '${mark}'\n${textOf(file)}${mark}`),
    'npm install',
    '',
  ].join('\n');
}

/**
 * Returns the same command for PowerShell. `WriteAllText` writes UTF-8 without a byte order mark in every version of
 * PowerShell. It needs absolute paths, and a here-string doesn't include the line break before its end.
 */
export function powerShellCommand({ name, files }: Project): string {
  return [
    `mkdir ${name}; cd ${name}`,
    ...foldersOf(files).map((folder) => `mkdir -Force ${folder}`),
    ...files.map((file) => `[IO.File]::WriteAllText("$PWD/${file.path}", @'\n${textOf(file)}'@ + "\`n")`),
    'npm install',
    '',
  ].join('\n');
}

function foldersOf(files: Project['files']): string[] {
  const nested = files.filter(({ path }) => path.includes('/'));
  return [...new Set(nested.map(({ path }) => path.slice(0, path.lastIndexOf('/'))))];
}

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { textOf, type Project } from '../model/project.ts';
import { shellCommand } from '../model/shell.ts';

const run = promisify(execFile);

/**
 * Runs the shell command that writes a generated project, and compares the files with those in the zip. A stub that
 * records its arguments replaces npm, so nothing is downloaded.
 * @returns what is wrong, or an empty array if nothing is
 */
export async function runCommand(project: Project): Promise<string[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'start-command-'));
  try {
    const script = path.join(folder, 'command.sh');
    await writeFile(script, `npm() { echo "npm $*" >> ../calls; }\n${shellCommand(project)}`);
    await run('bash', ['-e', script], { cwd: folder });
    const calls = await readFile(path.join(folder, 'calls'), 'utf8').catch(() => '');
    const written = await Promise.all(
      project.files.map(async (file) => {
        const text = await readFile(path.join(folder, project.name, file.path), 'utf8').catch(() => undefined);
        return text === textOf(file) ? [] : [`${file.path} is not what the zip has`];
      }),
    );
    return [...written.flat(), ...(calls === 'npm install\n' ? [] : [`npm was called as ${JSON.stringify(calls)}`])];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

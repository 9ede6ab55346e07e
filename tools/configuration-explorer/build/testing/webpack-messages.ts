/**
 * Runs the installed webpack and webpack-dev-server on configuration files, as webpack-cli does but in a separate
 * process.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inProject } from '../../../../generator/paths.ts';
import { readCommandLine } from '../../worker/command-line.ts';
import type { TestedConfiguration, CommandMessages } from './run-webpack.ts';
import type { RealConfiguration } from './real-configurations.ts';

/** Configuration files that were written to a temporary project, which can import this repository's packages. */
export interface WrittenConfigurations {
  folder: string;
  /** Absolute paths of the configuration files, in the order of the configurations. */
  files: string[];
  remove(): Promise<void>;
}

/** Writes each webpack configuration to a separate file of a temporary project. */
export async function writeConfigurations(
  configurations: readonly RealConfiguration[],
): Promise<WrittenConfigurations> {
  const folder = await mkdtemp(path.join(tmpdir(), 'real-configurations-'));
  await symlink(inProject('node_modules'), path.join(folder, 'node_modules'));
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ browserslist: ['defaults'] }));
  const files = await Promise.all(
    configurations.map(async ({ code, language }, index) => {
      const file = path.join(folder, `config-${index}.${language === 'ts' ? 'mts' : language}`);
      await writeFile(file, code);
      return file;
    }),
  );
  return { folder, files, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Returns webpack's error messages for each configuration, in order. */
export async function webpackMessages(
  configurations: readonly RealConfiguration[],
  { folder, files }: WrittenConfigurations,
): Promise<CommandMessages[]> {
  const asked = configurations.map(({ commandLine = '' }, index): TestedConfiguration => {
    const { env, argv } = readCommandLine(commandLine);
    return { file: files[index] ?? '', env, argv };
  });
  await writeFile(path.join(folder, 'configurations.json'), JSON.stringify(asked));
  const { NODE_ENV: _, ...env } = process.env;
  const script = path.join(import.meta.dirname, 'run-webpack.ts');
  await promisify(execFile)(process.execPath, [script, folder], { cwd: folder, env });
  return JSON.parse(await readFile(path.join(folder, 'messages.json'), 'utf8')) as CommandMessages[];
}

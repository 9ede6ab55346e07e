import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentOf } from './environment.ts';
import { writeStandIns } from './stand-ins.ts';

/** The repository with the installed packages and the caches. */
export const repository = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Parent folder of runners: the same for everyone, because longer paths change the line breaks of Node's output.
 * Override with `EXAMPLES_FOLDER`.
 */
export function runnersFolder(): string {
  return process.env.EXAMPLES_FOLDER ?? (existsSync('/tmp') ? '/tmp' : tmpdir());
}

/** Prefix of this process's runners, whose names have a fixed length. */
export const runnerPrefix = `documentation-examples-${process.pid.toString(36).padStart(5, '0')}-`;

/** A temporary folder outside of the repository in which examples run, with access to the repository's packages. */
export interface ExampleRunner {
  folder: string;
  /** The whole runner, for processes shared by all examples. */
  whole: Place;
  /**
   * Creates an isolated folder with this name.
   *
   * @param env additional environment variables of its commands
   */
  startFolder(name: string, env?: NodeJS.ProcessEnv): Place;
  /** Removes the runner. */
  dispose(): void;
}

/** An example's folder and environment. */
export interface Place {
  /** Absolute path of the example's folder; its last part is the requested name. */
  folder: string;
  env: NodeJS.ProcessEnv;
  /** Removes the folder and its parent. */
  dispose(): void;
}

/**
 * Creates a runner. Node processes in it can write only to their own folder (Node's permission model), open no
 * undeclared port and access no network (`guard.cjs`); `npm` and `npx` are replacements that use this repository's
 * packages; `HOME` and the folder for temporary files are separate per example.
 */
export function createRunner(): ExampleRunner {
  const folder = realpathSync(mkdtempSync(path.join(runnersFolder(), runnerPrefix)));
  const modules = path.join(repository, 'node_modules');
  // Node looks for packages in all parent folders, so examples find those installed in this repository.
  symlinkSync(modules, path.join(folder, 'node_modules'));
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  symlinkSync(process.execPath, path.join(bin, 'node'));
  writeStandIns(bin, modules);
  const compileCache = path.join(repository, '.cache', 'examples', 'compile');
  mkdirSync(compileCache, { recursive: true });
  const shared = { bin, modules, compileCache };
  let count = 0;

  return {
    folder,
    whole: { folder, env: environmentOf(shared, folder, folder), dispose: () => {} },
    startFolder(name, env = {}) {
      const surroundings = path.join(folder, `${++count}`.padStart(4, '0'));
      const own = path.join(surroundings, name);
      const home = path.join(surroundings, '.home');
      for (const made of [own, home]) mkdirSync(made, { recursive: true });
      return {
        folder: own,
        env: { ...environmentOf(shared, own, home), ...env },
        dispose: () => rmSync(surroundings, { recursive: true, force: true, maxRetries: 3 }),
      };
    },
    dispose: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentOf } from './environment.ts';
import { writeStandIns } from './stand-ins.ts';

/** The repository: where packages are installed and caches live. */
export const repository = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Where sandboxes are made: the same place for everyone, since a longer path breaks the lines of what Node prints.
 * `EXAMPLES_FOLDER` names another one.
 */
export function sandboxesFolder(): string {
  return process.env.EXAMPLES_FOLDER ?? (existsSync('/tmp') ? '/tmp' : tmpdir());
}

/** Begins the names of this process's sandboxes, which all have one length. */
export const sandboxPrefix = `documentation-examples-${process.pid.toString(36).padStart(5, '0')}-`;

/** Where examples run: a temporary folder outside the repository, with the repository's packages within reach. */
export interface Sandbox {
  folder: string;
  /** The whole sandbox as a place, for what serves all examples. */
  whole: Place;
  /**
   * A fresh folder of that name, alone in its surroundings.
   *
   * @param env variables for its commands besides those that all examples have
   */
  startFolder(name: string, env?: NodeJS.ProcessEnv): Place;
  /** Removes everything. */
  dispose(): void;
}

/** One example's folder and the environment its commands run in. */
export interface Place {
  /** Absolute path of the example's own folder; its last part is the name that was asked for. */
  folder: string;
  env: NodeJS.ProcessEnv;
  /** Removes the folder and its surroundings. */
  dispose(): void;
}

/**
 * Makes the folder that examples run in. Node processes there may write only to their own folder (Node's permission
 * model), open no undeclared port and reach no network (`guard.cjs`); `npm` and `npx` are stand-ins that take packages
 * from this repository; `HOME` and the folder for temporary files are the example's own.
 */
export function createSandbox(): Sandbox {
  const folder = realpathSync(mkdtempSync(path.join(sandboxesFolder(), sandboxPrefix)));
  const modules = path.join(repository, 'node_modules');
  // Node looks for packages in all folders above, so every example finds what this repository has installed.
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

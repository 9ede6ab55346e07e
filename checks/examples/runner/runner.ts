import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentOf } from './environment.ts';
import { writeStandIns } from './stand-ins.ts';

/** Path of the repository, with its installed packages and caches. */
export const repository = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Returns the folder that contains runners. It is the same for everyone, because a longer path changes the line breaks
 * in Node's output. `EXAMPLES_FOLDER` overrides it.
 */
export function runnersFolder(): string {
  return process.env.EXAMPLES_FOLDER ?? (existsSync('/tmp') ? '/tmp' : tmpdir());
}

/** Prefix for the names of this process's runners. These names have a fixed length. */
export const runnerPrefix = `documentation-examples-${process.pid.toString(36).padStart(5, '0')}-`;

/** A temporary folder outside the repository, in which examples run and can use the repository's packages. */
export interface ExampleRunner {
  folder: string;
  /** Folder and environment of the runner as a whole, for processes that all examples share. */
  whole: Place;
  /**
   * Creates an isolated folder with this name.
   *
   * @param env additional environment variables for its commands
   */
  startFolder(name: string, env?: NodeJS.ProcessEnv): Place;
  /** Removes the runner and its folder. */
  dispose(): void;
}

/** Folder and environment of an example. */
export interface Place {
  /** Absolute path of the example's folder. Its last part is the requested name. */
  folder: string;
  env: NodeJS.ProcessEnv;
  /** Removes the example's folder and its parent folder. */
  dispose(): void;
}

/**
 * Creates a runner. Node.js processes in it can write only to their own folder (Node's permission model), and can
 * neither open undeclared ports nor use the network (`guard.cjs`). `npm` and `npx` are replacements that use this
 * repository's packages. Each example has its own `HOME` and folder for temporary files.
 */
export function createRunner(): ExampleRunner {
  const folder = realpathSync(mkdtempSync(path.join(runnersFolder(), runnerPrefix)));
  const modules = path.join(repository, 'node_modules');
  // Node.js looks for packages in all parent folders, so examples find the packages installed in this repository.
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

/**
 * Builds projects with the installed webpack and webpack-cli in this Node.js process, as the reference for the
 * playground. The command line and files are the same, but the files are in a folder on disk.
 */
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { Compiler, MultiCompiler, MultiStats, Stats } from 'webpack';
import * as cliModule from 'webpack-cli';
import type { Project } from '../../../src/model/project.ts';
import { splitCommandLine } from '../../../src/model/split-command-line.ts';
import { linkPackage } from '../../../checks/examples/runner/link-package.ts';

/** Result of building a project in Node.js. */
export interface NodeBuild {
  /** Exit code of webpack-cli: 0 for success, 1 for errors in the build, 2 if it couldn't start. */
  exitCode: 0 | 1 | 2;
  /** Content of the output files by name, for each compilation. */
  outputs: Map<string, string>[];
}

const WebpackCLI = (cliModule as unknown as { default: { default?: typeof import('webpack-cli').default } }).default
  .default!;
const repository = path.resolve(import.meta.dirname, '../../..');

/**
 * webpack's global defaults. They are restored before each build, because a project with `experiments.futureDefaults`
 * changes them.
 */
const { DEFAULTS } = createRequire(import.meta.url)('webpack/lib/config/defaults.js') as { DEFAULTS: object };
const ownDefaults = { ...DEFAULTS };

/**
 * Correct the path of the minimizer package, which affects file names. The projects contain a link to this repository's
 * webpack, unlike a user's project.
 */
const minimizer = createRequire(import.meta.url)('minimizer-webpack-plugin/dist/implementation.js') as {
  resolveImplementationModule: (implementation: unknown) => string | undefined;
};
const { resolveImplementationModule } = minimizer;
minimizer.resolveImplementationModule = (implementation) =>
  resolveImplementationModule(implementation)?.replace(repository, process.cwd());

// Pretend to have a single core, so that minimizers run in this process, where they are already loaded. A worker thread
// would have the same result but load the minimizer again for each build.
os.availableParallelism = () => 1;

class CompilerOfCommand extends WebpackCLI {
  made: Compiler | MultiCompiler | undefined;
  override async createCompiler(...[options]: Parameters<InstanceType<typeof WebpackCLI>['createCompiler']>) {
    this.made = await super.createCompiler(options);
    return this.made;
  }
}

/** Thrown instead of exiting when the project calls `process.exit`, because the check of examples must go on. */
class Ended extends Error {}

/** Builds projects in Node.js, one at a time. */
export interface NodeBuilder {
  /** @param packages packages that the project uses, made available in its folder */
  build(project: Project, packages: readonly string[]): Promise<NodeBuild>;
  /** Removes the temporary folder with the projects. */
  close(): void;
}

/**
 * Creates a builder for projects in Node.js. Each project gets a new folder, because Node.js caches imports by path.
 * The packages are moved from one folder to the next.
 */
export function createNodeBuilder(): NodeBuilder {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'playground-'));
  let count = 0;
  let last = path.join(folder, '0/project');
  mkdirSync(path.join(last, 'node_modules'), { recursive: true });
  return {
    async build(project, packages) {
      count += 1;
      // Nest every other project folder one level deeper, so that path-dependent output shows up as a difference.
      const root = path.join(folder, String(count), ...(count % 2 === 0 ? ['deeper'] : []), 'project');
      mkdirSync(root, { recursive: true });
      renameSync(path.join(last, 'node_modules'), path.join(root, 'node_modules'));
      last = root;
      for (const [file, content] of Object.entries(project.files)) {
        mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
        writeFileSync(path.join(root, file), content as string);
      }
      for (const name of ['webpack', ...packages]) linkPackage(name, path.join(repository, 'node_modules'), root);
      return buildIn(root, project);
    },
    close: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

async function buildIn(root: string, project: Project): Promise<NodeBuild> {
  const before = { cwd: process.cwd(), exit: process.exit, env: { ...process.env }, exitCode: process.exitCode };
  process.chdir(root);
  process.exit = () => {
    throw new Ended();
  };
  delete process.env['NODE_ENV'];
  Object.assign(DEFAULTS, ownDefaults);
  try {
    const cli = new CompilerOfCommand();
    // webpack-cli has one command parser per process, in which each flag can be defined only once.
    cli.program = new (cli.program.constructor as new () => typeof cli.program)();
    await silent(() => cli.run(['node', 'webpack', ...splitCommandLine(project.commandLine)]));
    if (!cli.made) return { exitCode: 2, outputs: [] };
    const stats = await run(cli.made);
    const all = 'stats' in stats ? stats.stats : [stats];
    return { exitCode: stats.hasErrors() ? 1 : 0, outputs: all.map((one) => outputOf(one, root)) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { exitCode: 2, outputs: [] };
  } finally {
    process.chdir(before.cwd);
    process.exit = before.exit;
    process.env = before.env;
    process.exitCode = before.exitCode;
  }
}

function run(compiler: Compiler | MultiCompiler): Promise<Stats | MultiStats> {
  return new Promise((resolve, reject) => {
    compiler.run((error: Error | null, stats: Stats | MultiStats | undefined) => {
      compiler.close(() => (stats ? resolve(stats) : reject(error ?? new Error('webpack made nothing'))));
    });
  });
}

function outputOf({ compilation }: Stats, root: string): Map<string, string> {
  const { outputPath } = compilation.compiler;
  return new Map(
    compilation.getAssets().flatMap(({ name }): [string, string][] => {
      const bare = name.replace(/\?.*$/, '');
      try {
        return [[bare, readFileSync(path.join(outputPath, bare), 'latin1').replaceAll(root, '/project')]];
      } catch {
        return [];
      }
    }),
  );
}

/** Silences webpack-cli, which writes to the same streams as the check. */
async function silent(work: () => Promise<unknown>): Promise<void> {
  const { stdout, stderr } = process;
  const writes = [stdout.write, stderr.write] as const;
  stdout.write = () => true;
  stderr.write = () => true;
  try {
    await work();
  } finally {
    [stdout.write, stderr.write] = writes;
  }
}

/** Builds projects in the playground's worker, and reuses the webpack compiler while a project is being edited. */
import type { Compiler, MultiCompiler, MultiStats, Stats } from 'webpack';
import { isProjectPath } from '../model/check-project.ts';
import type { Project, ProjectFiles } from '../../../src/model/project.ts';
import type {
  BuildOptions,
  BuildRequest,
  BuildResult,
  CompilationStats,
  ConsoleLine,
  Notice,
  Problem,
} from '../model/protocol.ts';
import { adaptConfigurations } from './adapt.ts';
import { commandWords } from './command-words.ts';
import { compilerOf } from './command.ts';
import { host } from './host.ts';
import { Modules } from './modules.ts';
import { Buffer } from './node/buffer.ts';
import { files } from './node/fs.ts';
import { process } from './node/process.ts';
import { loadNeeded } from './packages.ts';
import { placed } from './problem-places.ts';
import { withMissingPackage } from './missing-package.ts';
import { isBuiltin } from './node/builtins.ts';
import { compilationResult, compilationStats, type Emitted, startProblem } from './results.ts';
import { ReportedWatchFileSystem } from './watch-file-system.ts';

/** Input and callbacks of a build in the playground's worker. */
interface BuildContext {
  request: BuildRequest;
  onProgress(fraction: number, step: string): void;
  /** Fetches files that the playground loads on demand. The result is `null` for a file that is missing. */
  load(parts: string[]): Promise<Record<string, ArrayBuffer | null>>;
  /** Array that receives the console output of this build. */
  console: ConsoleLine[];
}

interface Session {
  key: string;
  modules: Modules;
  compiler: Compiler | MultiCompiler;
  watching: ReportedWatchFileSystem[];
  /** Called by webpack after each build of this compiler. */
  onDone: (error: Error | null | undefined, stats: Stats | MultiStats | undefined) => void;
  close(): void;
}

/** Builds playground projects in the worker, one at a time. */
export class Builder {
  private session: Session | undefined;
  private written: ProjectFiles = {};
  private emitted: Emitted = new Map();
  /** The last build result without its compilations, because their bytes are transferred to the page. */
  private last: Omit<BuildResult, 'compilations'> | undefined;
  private lastStats: { build: number; all: readonly Stats[] } = { build: 0, all: [] };

  /** Builds the current state of a project with webpack. Never throws, because errors are part of the result. */
  async build(context: BuildContext): Promise<BuildResult> {
    const start = performance.now();
    try {
      return await this.buildFrom(context, start);
    } catch (error) {
      this.close();
      const problems = [startProblem(error)];
      const nothing = { stats: undefined, notices: [], configuration: 0, incremental: false };
      return this.finish(context, { ...nothing, problems, start });
    }
  }

  /** Returns webpack's statistics of the last build, or an empty array if `build` isn't the last one. */
  statsOf(build: number): CompilationStats[] {
    return this.lastStats.build === build ? this.lastStats.all.map(compilationStats) : [];
  }

  private async buildFrom(context: BuildContext, start: number): Promise<BuildResult> {
    const { project, options, build } = context.request;
    const notices: Notice[] = [];
    const before = this.written;
    const changed = this.writeFiles(project.files);
    const cameOrWent = haveOtherPaths(before, project.files);
    notices.push(...(await loadNeeded(project, context.load)));
    const kept = this.keptSession(project, options, changed);
    if (kept) {
      const stats = await this.rebuild(kept, changed, cameOrWent);
      const last = this.last;
      if (!stats && last) {
        this.lastStats.build = build;
        return {
          ...last,
          build,
          compilations: this.lastStats.all.map((one) => compilationResult(one, this.emitted)),
          time: { total: performance.now() - start, configuration: 0 },
          incremental: true,
        };
      }
      if (stats)
        return this.finish(context, { stats, notices, problems: [], start, configuration: 0, incremental: true });
    }
    return this.buildAnew(context, notices, start);
  }

  private async buildAnew(context: BuildContext, notices: Notice[], start: number): Promise<BuildResult> {
    const { project, options } = context.request;
    this.close();
    const modules = new Modules();
    host.modules = modules;
    process.env = { PATH: '/usr/bin', HOME: '/root' };
    process.exitCode = undefined;
    const base = { notices, problems: [] as Problem[], start, incremental: false };
    try {
      const compiler = await compilerOf(commandWords(project.commandLine, notices), (configurations) =>
        adaptConfigurations(configurations, {
          watch: options.watch,
          hot: options.hot && options.watch,
          onProgress: context.onProgress,
          notice: (notice) => notices.push(notice),
        }),
      );
      const configuration = performance.now() - start;
      if (!compiler) return this.finish(context, { ...base, stats: undefined, configuration });
      const { stats, error } = await this.start(compiler, modules, project, options);
      return this.finish(context, {
        ...base,
        stats,
        problems: error ? placed(startProblem(error), modules) : [],
        configuration,
      });
    } catch (error) {
      if (Object(error).exitCode === 0)
        return this.finish(context, { ...base, stats: undefined, configuration: performance.now() - start });
      return this.finish(context, {
        ...base,
        stats: undefined,
        problems: placed(startProblem(explained(error, context.console)), modules),
        configuration: performance.now() - start,
      });
    }
  }

  private start(
    compiler: Compiler | MultiCompiler,
    modules: Modules,
    project: Project,
    { watch, hot }: BuildOptions,
  ): Promise<{ stats: Stats | MultiStats | undefined; error: Error | undefined }> {
    return new Promise((resolve) => {
      const ended = (error: Error | null | undefined, stats: Stats | MultiStats | undefined): void =>
        resolve({ stats, error: error ?? undefined });
      if (!watch) {
        compiler.run((error: Error | null, stats: Stats | MultiStats | undefined) => {
          compiler.close(() => ended(error, stats));
        });
        return;
      }
      const compilers = 'compilers' in compiler ? compiler.compilers : [compiler];
      const watching = compilers.map((one) => {
        const told = new ReportedWatchFileSystem(one);
        one.watchFileSystem = told;
        return told;
      });
      const session: Session = {
        key: sessionKey(project, { watch, hot }),
        modules,
        compiler,
        watching,
        onDone: ended,
        close: () => compiler.close(() => {}),
      };
      const done = (error: Error | null, stats: Stats | MultiStats | undefined): void => session.onDone(error, stats);
      if ('compilers' in compiler)
        compiler.watch(
          compilers.map((one) => quick(one)),
          done as never,
        );
      else compiler.watch(quick(compiler), done as never);
      this.session = session;
    });
  }

  /**
   * Returns the previous webpack compiler if an edit affects neither the configuration nor any code that was executed.
   */
  private keptSession(project: Project, options: BuildOptions, changed: ReadonlySet<string>): Session | undefined {
    const { session } = this;
    if (!session || !options.watch || session.key !== sessionKey(project, options)) return undefined;
    const { evaluated } = session.modules;
    for (const path of changed)
      if (evaluated.has(path) || /(?:^|\/)(?:package\.json|webpack\.config\.[cm]?[jt]s|\.env[^/]*)$/.test(path))
        return undefined;
    return session;
  }

  /**
   * Rebuilds a project with the previous compiler. @returns undefined if none of the files that the compiler watches
   * has changed
   */
  private rebuild(
    session: Session,
    changed: ReadonlySet<string>,
    cameOrWent: boolean,
  ): Promise<Stats | MultiStats | undefined> {
    return new Promise((resolve) => {
      session.onDone = (_error, stats) => resolve(stats);
      const told = session.watching.map((watching) => watching.report(changed, cameOrWent));
      if (!told.includes(true)) resolve(undefined);
    });
  }

  private finish(
    { request, console }: BuildContext,
    {
      stats,
      notices,
      problems,
      start,
      configuration,
      incremental,
    }: {
      stats: Stats | MultiStats | undefined;
      notices: Notice[];
      problems: Problem[];
      start: number;
      configuration: number;
      incremental: boolean;
    },
  ): BuildResult {
    const all = stats ? ('stats' in stats ? stats.stats : [stats]) : [];
    this.lastStats = { build: request.build, all };
    const before = this.emitted;
    const completed = (problem: Problem) => withMissingPackage(problem, isBuiltin);
    const compilations = all
      .map((one) => compilationResult(one, before))
      .map((one) => ({ ...one, problems: one.problems.map(completed) }));
    const failed = stats ? (stats.hasErrors() ? 1 : 0) : problems.length > 0 ? 2 : 0;
    const result: BuildResult = {
      build: request.build,
      exitCode: problems.length > 0 ? 2 : failed,
      compilations,
      problems: problems.map(completed),
      notices,
      console,
      time: { total: performance.now() - start, configuration },
      incremental,
    };
    const { compilations: _sent, ...kept } = result;
    this.last = kept;
    return result;
  }

  private close(): void {
    this.session?.close();
    this.session = undefined;
    this.emitted = new Map();
    if (files.existsSync('/project'))
      for (const name of files.readdirSync('/project'))
        if (name !== 'node_modules' && !this.isOfProject(String(name)))
          files.rmSync(`/project/${String(name)}`, { recursive: true });
  }

  private isOfProject(name: string): boolean {
    return Object.keys(this.written).some((path) => path === name || path.startsWith(`${name}/`));
  }

  /** Updates the files of the project in memory. @returns absolute paths of the files that were written or removed */
  private writeFiles(wanted: ProjectFiles): Set<string> {
    const changed = new Set<string>();
    for (const path of Object.keys(this.written)) {
      if (Object.hasOwn(wanted, path)) continue;
      files.rmSync(`/project/${path}`, { recursive: true, force: true });
      changed.add(`/project/${path}`);
    }
    for (const [path, content] of Object.entries(wanted)) {
      if (!isProjectPath(path)) continue;
      const data = typeof content === 'string' ? content : Buffer.from(content.base64, 'base64');
      if (files.place(`/project/${path}`, data)) changed.add(`/project/${path}`);
    }
    this.written = wanted;
    return changed;
  }
}

function haveOtherPaths(one: ProjectFiles, other: ProjectFiles): boolean {
  const paths = Object.keys(one);
  return paths.length !== Object.keys(other).length || !paths.every((path) => Object.hasOwn(other, path));
}

function sessionKey({ commandLine }: Project, { watch, hot }: BuildOptions): string {
  return JSON.stringify([commandLine, watch, hot]);
}

/** Turns off webpack's `aggregateTimeout`, because each edit arrives in a single message. */
function quick({ options }: Compiler): { aggregateTimeout: number } {
  return { ...options.watchOptions, aggregateTimeout: 0 };
}

/** Replaces the error of `process.exit` with one whose message is what webpack-cli printed before it exited. */
function explained(error: unknown, lines: ConsoleLine[]): unknown {
  if (!(error instanceof Error && 'code' in error && error.code === 'EXIT')) return error;
  const said = lines.filter(({ level }) => level === 'error').map(({ text }) => text.replace(/^\[webpack-cli\] /, ''));
  const words = said.join('\n');
  const name = words.includes('Invalid configuration object') ? 'ValidationError' : 'ConfigurationError';
  return said.length > 0 ? Object.assign(new Error(words), { name, stack: '' }) : error;
}

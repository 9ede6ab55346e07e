/** What stands behind `npx webpack`: the CLI itself reads it, with all it knows of configurations. */
import type { Compiler, Configuration, MultiCompiler } from 'webpack';
import webpack from 'webpack';
import WebpackCLI from 'webpack-cli';
import { DEFAULTS } from 'webpack/lib/config/defaults.js';

/** As a new process of Node has them: a project changes them for those that come after it. */
const ownDefaults = { ...DEFAULTS };

/** The CLI, up to where it would start to build. */
class CompilerOfCommand extends WebpackCLI {
  private readonly adapt: (configurations: Configuration[]) => void;
  compiler: Compiler | MultiCompiler | undefined;

  constructor(adapt: (configurations: Configuration[]) => void) {
    super();
    this.adapt = adapt;
  }

  override async loadWebpack(): Promise<typeof webpack> {
    return webpack;
  }

  /** Without the callback webpack makes the compiler and leaves its start to us. */
  override async createCompiler(
    ...[options]: Parameters<WebpackCLI['createCompiler']>
  ): ReturnType<WebpackCLI['createCompiler']> {
    const made = await super.createCompiler(options, undefined, (configuration) => {
      this.adapt([configuration].flat() as Configuration[]);
      return [];
    });
    this.compiler = made;
    return made;
  }
}

/**
 * Makes the compiler that a command line asks for.
 * @param words of the command line, as the shell splits them
 * @param adapt changes the configurations before webpack sees them
 * @returns `undefined` if the command does something else than building (`--version`)
 * @throws what `process.exit` throws where the CLI gives up; it has said why on the console
 */
export async function compilerOf(
  words: string[],
  adapt: (configurations: Configuration[]) => void,
): Promise<Compiler | MultiCompiler | undefined> {
  Object.assign(DEFAULTS, ownDefaults);
  const cli = new CompilerOfCommand(adapt);
  await cli.run(['node', 'webpack', ...words]);
  return cli.compiler;
}

/** Parses the arguments of `npx webpack` with webpack-cli. */
import type { Compiler, Configuration, MultiCompiler } from 'webpack';
import webpack from 'webpack';
import WebpackCLI from 'webpack-cli';
import { DEFAULTS } from 'webpack/lib/config/defaults.js';

/**
 * webpack's global defaults as in a new Node.js process. They are restored before each build because a project may
 * change them.
 */
const ownDefaults = { ...DEFAULTS };

/** webpack-cli without its last step, which would start the build. */
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

  /** Omit the callback, so that webpack creates the compiler but doesn't run it. */
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
 * Creates the webpack compiler for a command line.
 * @param words arguments of the command line
 * @param adapt changes the configurations before webpack reads them
 * @returns `undefined` if the command doesn't build (`--version`)
 * @throws the error of `process.exit` if the CLI fails, after it has printed the reason to the console
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

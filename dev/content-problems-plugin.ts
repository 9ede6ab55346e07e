import webpack, { type Compiler } from 'webpack';
import type { Problem } from '../compile/types.ts';
import { formatProblem } from '../generator/build-failure.ts';

/**
 * Reports content problems as webpack errors, which appear in the terminal and in the overlay. Broken links are only
 * warnings here, because their target may not be written yet.
 */
export class ContentProblemsPlugin {
  readonly #current: () => Problem[];

  /** @param current returns the current problems */
  constructor(current: () => Problem[]) {
    this.#current = current;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('ContentProblemsPlugin', (compilation) => {
      if (compilation.compiler !== compiler) return;
      for (const problem of this.#current()) {
        const message = new webpack.WebpackError(formatProblem(problem));
        message.file = `${problem.file}:${problem.line}`;
        message.hideStack = true;
        if (problem.severity === 'error' && problem.about !== 'link') compilation.errors.push(message);
        else compilation.warnings.push(message);
      }
    });
  }
}

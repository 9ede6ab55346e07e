import webpack, { type Compiler } from 'webpack';
import type { Problem } from '../compile/types.ts';
import { formatProblem } from '../generator/build-failure.ts';

/**
 * Shows what is wrong with the content among webpack's own errors, and so in the terminal and in the page's overlay.
 * Links that lead nowhere are warnings here: the page they are to lead to may be what is being written.
 */
export class ContentProblemsPlugin {
  readonly #current: () => Problem[];

  /** @param current gives the problems as they are now */
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

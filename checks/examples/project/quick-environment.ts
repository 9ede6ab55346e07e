import type { Fence } from '../../../compile/types.ts';

/**
 * Returns environment variables that speed up a project's commands without changing their results. With them, the
 * command `warm` uses processes that have webpack preloaded. Node.js reports a single core, so that minimizers run in
 * webpack's process instead of starting worker threads for each build. Projects whose code, apart from comments,
 * mentions threads or minimizer settings get all cores.
 *
 * @param warmPort port of the preloaded processes; without it, no variables are returned
 */
export function quickEnvironment(
  fences: readonly Pick<Fence, 'code'>[],
  warmPort: number | undefined,
): NodeJS.ProcessEnv {
  if (warmPort === undefined) return {};
  const threaded = fences.some(({ code }) =>
    /minimizer|minify\b|terser|parallel|thread|cpus/i.test(code.replace(/^\s*\/\/.*$/gm, '')),
  );
  return { EXAMPLE_WARM: String(warmPort), ...(threaded ? {} : { EXAMPLE_ONE_CORE: '1' }) };
}

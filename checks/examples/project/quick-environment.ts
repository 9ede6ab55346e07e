import type { Fence } from '../../../compile/types.ts';

/**
 * Variables by which the commands of a project take less time for the same results: `warm` finds processes that have webpack
 * loaded, and Node sees one core only. A minimizer then works where webpack does, and does not load itself anew into a thread
 * for each build. A project that is about threads, or says itself how to minimize, sees all cores.
 *
 * @param warmPort where processes that have webpack loaded are asked for; without it, nothing is quick
 */
export function quickEnvironment(
  fences: readonly Pick<Fence, 'code'>[],
  warmPort: number | undefined,
): NodeJS.ProcessEnv {
  if (warmPort === undefined) return {};
  const threaded = fences.some(({ code }) => /minimizer|minify\b|terser|parallel|thread|cpus/i.test(code));
  return { EXAMPLE_WARM: String(warmPort), ...(threaded ? {} : { EXAMPLE_ONE_CORE: '1' }) };
}

import type { Modules } from './modules.ts';

/**
 * State for patched code inside webpack: the modules of the project that the playground is building. Set only by
 * `build.ts`.
 */
export const host: { modules: Modules | undefined } = { modules: undefined };

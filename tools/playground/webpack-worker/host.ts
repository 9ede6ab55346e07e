import type { Modules } from './modules.ts';

/** State for patched code inside webpack: the modules of the project that is being built. Set only by `build.ts`. */
export const host: { modules: Modules | undefined } = { modules: undefined };

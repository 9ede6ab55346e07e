import type { Modules } from './modules.ts';

/** What code inside of webpack reaches: the modules of the project that is built now. Set by `build.ts` alone. */
export const host: { modules: Modules | undefined } = { modules: undefined };

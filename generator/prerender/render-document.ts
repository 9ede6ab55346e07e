import type { RenderInput } from '../../src/model/render-input.ts';

/**
 * Type of the function `render` that the prerender bundle exports (`src/entries/prerender.tsx`). It returns a complete
 * document including its doctype. The same input always results in the same bytes. Throws if a component throws.
 */
export type RenderDocument = (input: RenderInput) => string | Promise<string>;

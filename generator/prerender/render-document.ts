import type { RenderInput } from '../../src/model/render-input.ts';

/**
 * Type of `render` in the prerender bundle (`src/entries/prerender.tsx`). Returns a complete document including its
 * doctype. The same input always results in the same bytes. Throws if a component throws.
 */
export type RenderDocument = (input: RenderInput) => string | Promise<string>;

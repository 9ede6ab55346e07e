import type { RenderInput } from '../../src/model/render-input.ts';

/**
 * What the prerender bundle (`src/entries/prerender.tsx`) exports as `render`: gives a whole document, from its doctype on.
 * Pure: the same input gives the same bytes. Throws where a component throws.
 */
export type RenderDocument = (input: RenderInput) => string | Promise<string>;

/** Parts that are loaded on demand, and evaluated when they came: terser, and what strips types. */

interface Amaro {
  transformSync(code: string, options: { mode: string }): { code: string };
}

const loaded = new Map<string, unknown>();

/**
 * Keeps a part that came as code: a script that calls `define` with its value.
 * @param name as in `PlaygroundFiles.parts`
 */
export function evaluatePart(name: string, code: string): void {
  // Its names are its own: the function has no other surroundings than the global ones.
  const run = new Function('define', code) as (define: (value: unknown) => void) => void;
  run((value) => loaded.set(name, value));
}

/** A part that has been loaded. */
export function part(name: string): unknown {
  return loaded.get(name);
}

/** Node's `module.stripTypeScriptTypes`, by the same code as Node's. */
export function stripTypeScriptTypes(code: string, { mode = 'strip' }: { mode?: string } = {}): string {
  const amaro = loaded.get('typescript') as Amaro | undefined;
  if (!amaro) throw new Error('Couldn’t load the code that strips types.');
  return amaro.transformSync(code, { mode: mode === 'strip' ? 'strip-only' : mode }).code;
}

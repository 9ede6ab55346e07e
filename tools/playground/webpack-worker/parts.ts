/** Evaluates scripts that the playground fetches on demand, such as terser and the type stripper. */

interface Amaro {
  transformSync(code: string, options: { mode: string }): { code: string };
}

const loaded = new Map<string, unknown>();

/**
 * Evaluates a script fetched on demand, which passes its value to `define`.
 * @param name key in `PlaygroundFiles.parts`
 */
export function evaluatePart(name: string, code: string): void {
  // Use a function, so that the script sees only globals and doesn't leak its own names.
  const run = new Function('define', code) as (define: (value: unknown) => void) => void;
  run((value) => loaded.set(name, value));
}

/** Returns the value of a script fetched on demand, or `undefined` if it hasn't been loaded. */
export function part(name: string): unknown {
  return loaded.get(name);
}

/** Node.js's `module.stripTypeScriptTypes`, with the same implementation (amaro). */
export function stripTypeScriptTypes(code: string, { mode = 'strip' }: { mode?: string } = {}): string {
  const amaro = loaded.get('typescript') as Amaro | undefined;
  if (!amaro) throw new Error('Couldn’t load the code that strips types.');
  return amaro.transformSync(code, { mode: mode === 'strip' ? 'strip-only' : mode }).code;
}

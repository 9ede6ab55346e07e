/** Parts that are fetched on demand and evaluated: terser, and the type stripper. */

interface Amaro {
  transformSync(code: string, options: { mode: string }): { code: string };
}

const loaded = new Map<string, unknown>();

/**
 * Evaluates a part: a script that calls `define` with its value.
 * @param name key in `PlaygroundFiles.parts`
 */
export function evaluatePart(name: string, code: string): void {
  // In a function, so that it sees only globals and doesn't leak its own names.
  const run = new Function('define', code) as (define: (value: unknown) => void) => void;
  run((value) => loaded.set(name, value));
}

/** A part that has been loaded. */
export function part(name: string): unknown {
  return loaded.get(name);
}

/** `module.stripTypeScriptTypes`, with the same implementation as Node's. */
export function stripTypeScriptTypes(code: string, { mode = 'strip' }: { mode?: string } = {}): string {
  const amaro = loaded.get('typescript') as Amaro | undefined;
  if (!amaro) throw new Error('Couldn’t load the code that strips types.');
  return amaro.transformSync(code, { mode: mode === 'strip' ? 'strip-only' : mode }).code;
}

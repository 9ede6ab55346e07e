/** The members of amaro that are used here. */
interface Amaro {
  transformSync(code: string, options: { mode: 'strip-only' }): { code: string };
}

/**
 * Strips types from code. Offsets stay the same.
 *
 * @throws if the code has TypeScript syntax that can't be erased
 */
export type StripTypes = (code: string) => string;

/** The Node.js modules that amaro requires. */
const modules: Record<string, object> = {
  util: { TextDecoder, TextEncoder },
  buffer: { Buffer: { from: (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)) } },
};

/** Creates the type stripper from the script that contains amaro. */
export function stripTypesFrom(script: ArrayBuffer): StripTypes {
  let amaro: Amaro | undefined;
  const run = new Function('define', 'require', new TextDecoder().decode(script));
  run(
    (value: Amaro) => (amaro = value),
    (name: string) => modules[name.replace(/^node:/, '')],
  );
  return (code) => amaro?.transformSync(code, { mode: 'strip-only' }).code ?? code;
}

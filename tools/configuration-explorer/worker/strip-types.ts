/** The members of the amaro package that are used to strip types. */
interface Amaro {
  transformSync(code: string, options: { mode: 'strip-only' }): { code: string };
}

/**
 * Strips TypeScript types from code. Offsets stay the same.
 *
 * @throws if the code has TypeScript syntax that can't be erased
 */
export type StripTypes = (code: string) => string;

/** Replacements for the Node.js modules that amaro requires. */
const modules: Record<string, object> = {
  util: { TextDecoder, TextEncoder },
  buffer: { Buffer: { from: (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)) } },
};

/** Creates the function that strips TypeScript types from the script that contains amaro. */
export function stripTypesFrom(script: ArrayBuffer): StripTypes {
  let amaro: Amaro | undefined;
  const run = new Function('define', 'require', new TextDecoder().decode(script));
  run(
    (value: Amaro) => (amaro = value),
    (name: string) => modules[name.replace(/^node:/, '')],
  );
  return (code) => amaro?.transformSync(code, { mode: 'strip-only' }).code ?? code;
}

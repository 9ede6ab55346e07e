/** amaro, as far as it is used. */
interface Amaro {
  transformSync(code: string, options: { mode: 'strip-only' }): { code: string };
}

/** Gives code without its types; offsets stay as they are. @throws where the code has more of TypeScript than types */
export type StripTypes = (code: string) => string;

/** What amaro asks for of Node. */
const modules: Record<string, object> = {
  util: { TextDecoder, TextEncoder },
  buffer: { Buffer: { from: (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)) } },
};

/** Makes the function from the script that defines amaro: a part of the playground. */
export function stripTypesFrom(script: ArrayBuffer): StripTypes {
  let amaro: Amaro | undefined;
  const run = new Function('define', 'require', new TextDecoder().decode(script));
  run(
    (value: Amaro) => (amaro = value),
    (name: string) => modules[name.replace(/^node:/, '')],
  );
  return (code) => amaro?.transformSync(code, { mode: 'strip-only' }).code ?? code;
}

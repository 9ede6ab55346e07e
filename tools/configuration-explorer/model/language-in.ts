import type { ConfigurationLanguage } from './question.ts';

/** Detects the language of a pasted webpack configuration. The default is CommonJS. */
export function languageIn(text: string): ConfigurationLanguage {
  return signIn(text) ?? 'cjs';
}

/**
 * Returns the language of a configuration after an edit. The language is detected when the text is replaced, and when
 * typing first reveals it, for example with `export`. Otherwise it stays the same, because the start of a text reveals
 * no language.
 */
export function languageAfter(
  former: { text: string; language: ConfigurationLanguage },
  text: string,
): ConfigurationLanguage {
  const sign = signIn(text);
  if (sign === undefined) return former.language;
  if (isAnother(former.text, text)) return sign;
  // Keep TypeScript, because it looks like JavaScript until the first type annotation.
  return signIn(former.text) === undefined && former.language !== 'ts' ? sign : former.language;
}

/** Returns the language that the syntax of a text indicates, or `undefined` if several languages are possible. */
function signIn(text: string): ConfigurationLanguage | undefined {
  // In JavaScript, a statement can't begin like an object of JSON. This also detects JSON with a mistake.
  if (/^\s*\{\s*"[^"\n]*"\s*:/.test(text) || (/^\s*[{[]/.test(text) && isJson(text))) return 'json';
  const code = text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const isTyped =
    /^\s*import\s+type\b|^\s*(?:interface|type)\s+\w+|\bsatisfies\s+\w|\bas\s+(?:const|\w+)\b(?!.*from)|\b(?:const|let|env|argv)\s*\w*\s*:\s*[\w.]+/m;
  if (isTyped.test(code)) return 'ts';
  if (/^\s*(?:import\b(?!\s*\()|export\b)/m.test(code)) return 'mjs';
  return /\bmodule\.exports\b|\bexports\.\w|\brequire\s*\(/.test(code) ? 'cjs' : undefined;
}

/** Whether the text in the editor was replaced rather than edited. If so, its language is detected again. */
export function isAnother(former: string, text: string): boolean {
  if (former.trim() === '' || Math.abs(text.length - former.length) > 40) return true;
  const least = Math.min(former.length, text.length);
  let start = 0;
  while (start < least && former[start] === text[start]) start += 1;
  let end = 0;
  while (end < least - start && former.at(-1 - end) === text.at(-1 - end)) end += 1;
  return start + end < former.length / 2;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

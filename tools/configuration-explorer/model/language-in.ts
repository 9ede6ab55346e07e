import type { ConfigurationLanguage } from './question.ts';

/** Detects the language of a pasted webpack configuration. */
export function languageIn(text: string): ConfigurationLanguage {
  if (/^\s*[{[]/.test(text) && isJson(text)) return 'json';
  const code = text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const isTyped =
    /^\s*import\s+type\b|^\s*(?:interface|type)\s+\w+|\bsatisfies\s+\w|\bas\s+(?:const|\w+)\b(?!.*from)|\b(?:const|let|env|argv)\s*\w*\s*:\s*[\w.]+/m;
  if (isTyped.test(code)) return 'ts';
  return /^\s*(?:import\b(?!\s*\()|export\b)/m.test(code) ? 'mjs' : 'cjs';
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

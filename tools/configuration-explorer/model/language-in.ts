import type { ConfigurationLanguage } from './question.ts';

/** The language that a pasted configuration is written in. */
export function languageIn(text: string): ConfigurationLanguage {
  if (/^\s*[{[]/.test(text) && isJson(text)) return 'json';
  const code = text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const isTyped =
    /^\s*import\s+type\b|^\s*(?:interface|type)\s+\w+|\bsatisfies\s+\w|\bas\s+(?:const|\w+)\b(?!.*from)|\b(?:const|let|env|argv)\s*\w*\s*:\s*[\w.]+/m;
  if (isTyped.test(code)) return 'ts';
  return /^\s*(?:import\b(?!\s*\()|export\b)/m.test(code) ? 'mjs' : 'cjs';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

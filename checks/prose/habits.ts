/**
 * A stylistic habit that makes prose read like a translation. Single uses are fine, but the frequency on all pages must
 * not exceed that in well-written documentation.
 */
export interface Habit {
  name: string;
  pattern: RegExp;
  /** Advice on what to write instead of the stylistic habit. */
  advice: string;
  /**
   * Maximum number of uses of a stylistic habit per 1,000 words on all pages. It is the highest value among three
   * well-written documentation sites, measured in November 2026.
   */
  most: number;
}

/** Stylistic habits that are counted, with their frequency on three well-written documentation sites. */
export const habits: readonly Habit[] = [
  {
    name: 'one, ones as pronouns',
    pattern:
      /\b(?:the|this|that|an?|each|every|another|other|only|no|which|new|old|first|last|same|smaller|larger|own|of) ones?\b(?! (?:of|or|and|more|time|page|file|line|place|module|build|chunk|day|step|word|way))/gi,
    advice: 'name the noun',
    most: 0.8,
  },
  { name: 'semicolons', pattern: /;/g, advice: 'write two sentences', most: 0.5 },
  {
    name: 'that, which',
    pattern: /\b(?:that|which)\b/gi,
    advice: 'say it with a verb, a participle or a shorter sentence',
    most: 15,
  },
  {
    name: 'of yours, of its own',
    pattern: /\bof (?:yours|its own|your own|their own|theirs)\b/gi,
    advice: 'put the possessive before the noun: your plugin',
    most: 0.1,
  },
  {
    name: 'stand for is',
    pattern: /\b(?:stands?|stood)\b(?!-| (?:for|alone|out|by)\b)/gi,
    advice: 'say is, or who does it',
    most: 0.01,
  },
  {
    name: 'by itself, by themselves',
    pattern: /\bby (?:itself|themselves)\b/gi,
    advice: 'leave it out, or say automatically',
    most: 0.1,
  },
  {
    name: 'address for URL',
    pattern: /(?<!\bIP(?:v[46])? |local |its? )\baddress(?:es)?\b/gi,
    advice: 'write URL; an IP address is one',
    most: 0.1,
  },
  {
    name: 'nobody, somebody, everybody',
    pattern: /\b(?:nobody|somebody|everybody)\b/gi,
    advice: 'say who, or unused',
    most: 0.01,
  },
  { name: 'shall', pattern: /\bshall\b/gi, advice: 'write should, will or must', most: 0.01 },
  { name: 'folder', pattern: /\bfolders?\b/gi, advice: 'write directory', most: 0.4 },
  {
    name: 'leave out',
    pattern: /\b(?:leaves?|left|leaving) (?:\w+ ){0,3}out\b/gi,
    advice: 'write omit or skip',
    most: 0.05,
  },
  { name: 'so that', pattern: /\bso that\b/gi, advice: 'write so, to, or two sentences', most: 0.4 },
];

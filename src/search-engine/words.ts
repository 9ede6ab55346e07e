/** Splits text into words. Index and query use the same functions, so that they match. */

/** Stop words. */
const stopWords = new Set(
  (
    'a an and are as at be but by can cant could did do does doesnt for from get gets getting had has have how i id if im in into is it its ' +
    'me my of on or our should so than that the their them then there these they this to us use used using want was we were what when where ' +
    'which who why will with would you your'
  ).split(' '),
);

/**
 * Vague words, which say little about the topic of a question. They aren't stop words, because some messages and names
 * consist of them.
 */
const vagueWords = new Set(
  (
    'add adding all already also always another anything because better cannot certain come comes correct correctly dont down each either else ' +
    'change changes every everything generate generates give given gives go goes good happen happens help instead isnt just keep keeps let lets like made make ' +
    'makes making many more most much need needs never no not only other others out off over own possible problem properly put several show shows ' +
    'something specific still take takes thing things through try trying turn under up while wont work working works wrong'
  ).split(' '),
);

/** The topic of all pages, which doesn't distinguish them. */
export const subject = 'webpack';

/** Letters, digits, `_` and `$`, as in identifiers; with `.` between them, a path of identifiers. */
const identifierPath = /[\p{L}\p{N}_$]+(?:(?:\.|\[\]\.?)[\p{L}_$][\p{L}\p{N}_$]*)*/gu;

/** A text reduced to lower-case letters and digits: `output.publicPath` is `outputpublicpath`. */
export function squash(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Minimum length of a message without its names and numbers, squashed. */
const shortestMessage = 16;

/** Names that messages don't quote: of a chunk, and of a subpath import. */
const unquotedName = /(\bloading (?:css )?chunk )[^\s'"`]+(?= failed\b)|(\bimport )#[^\s'"`]+/gi;

/** A message without its varying parts, names and numbers; `undefined` if it has none, or too little is left. */
export function bareKey(text: string): string | undefined {
  const bare = text
    .replace(/(^|[^\p{L}\p{N}])(?:'[^'\s]+'|"[^"\s]+"|`[^`\s]+`)/gu, '$1 ')
    .replace(unquotedName, '$1$2')
    .replace(/\b\d[\d.]*\b/g, ' ');
  const key = squash(bare);
  return key.length >= shortestMessage && key !== squash(text) ? key : undefined;
}

/**
 * A name without parentheses after it: `stats.toJson(options)`. Those quoted in a message distinguish it from others.
 */
export function withoutArguments(text: string): string {
  return text.replace(/\([^()'"`]*\)/g, '');
}

/** Whether a word is a stop word. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Whether a word is too vague to identify a topic. */
export function isVague(word: string): boolean {
  return vagueWords.has(word);
}

/** Whether a word identifies a topic. */
export function isTelling(word: string): boolean {
  return word !== subject && !isVague(word);
}

/**
 * Approximate stem of an English word (`caching`, `caches` and `cache` are `cach`). Words under four letters and those
 * with digits are unchanged.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let root = word;
  if (root.endsWith('ies') && root.length > 4) root = root.slice(0, -3) + 'y';
  else if (root.endsWith('s') && !/(?:ss|us|is|ias)$/.test(root)) root = root.slice(0, -1);
  if (/ifications?$/.test(root)) return root.replace(/ification$/, 'ify');
  const shorter = root.replace(/(?:ations?|ing|ed)$/, '');
  if (shorter !== root && shorter.length >= 3 && /[aeiouy]/.test(shorter)) {
    root = /(?:ing|ed)$/.test(root) ? shorter.replace(/([bdgmnprt])\1$/, '$1') : shorter;
  }
  return root.length > 3 && root.endsWith('e') ? root.slice(0, -1) : root;
}

/** A step of an identifier path or a word of prose, and the parts it consists of. */
export interface Unit {
  /** Squashed: `publicpath`. */
  whole: string;
  /** `public`, `path`; empty if the unit is a single word. */
  parts: string[];
  /** Whether it is in capitals: `GET` isn't the word get. */
  loud: boolean;
}

/** The parts of an identifier: `splitChunks`, `split-chunks` and `SPLIT_CHUNKS` give `split`, `chunks`. */
function identifierParts(identifier: string): string[] {
  return identifier
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** `v5` means the number. */
function plainVersion(word: string): string {
  return word.replace(/^v(\d+)$/, '$1');
}

/** Splits a text into units, in order. Apostrophes are removed (`can't` is `cant`). */
export function units(text: string): Unit[] {
  return pathsIn(text).flatMap(unitsOfPath);
}

function pathsIn(text: string): string[] {
  const paths = text.replace(/(\p{L})['’](\p{L})/gu, '$1$2').match(identifierPath) ?? [];
  return unspaced.test(text) ? paths.flatMap(withPairs) : paths;
}

/** Chinese and Japanese have no spaces between words, and Korean words have endings. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+/u;
const runs = new RegExp(`${unspaced.source}|[^]+?(?=${unspaced.source}|$)`, 'gu');

/**
 * Whether a word is in a script that is split into pairs of characters; a pair carries as much meaning as a word
 * elsewhere.
 */
export function isUnspaced(word: string): boolean {
  return unspaced.test(word);
}

/**
 * Splits a text in such a script into overlapping pairs of characters. `Intl.Segmenter` finds better words, but its
 * dictionary differs between browsers, and index and query must be split alike.
 */
function withPairs(path: string): string[] {
  return (path.match(runs) ?? []).flatMap((run) => {
    const letters = [...run];
    if (!unspaced.test(run) || letters.length < 2) return run;
    return letters.slice(1).map((letter, index) => letters[index]! + letter);
  });
}

function unitsOfPath(path: string): Unit[] {
  const found: Unit[] = [];
  for (const step of path.split(/\.|\[\]\.?/)) {
    const whole = plainVersion(squash(step));
    if (whole === '') continue;
    const parts = identifierParts(step);
    found.push({ whole, parts: parts.length > 1 ? parts : [], loud: /^\p{Lu}{3,}$/u.test(step) });
  }
  return found;
}

/** Whether a unit is no stop word. */
export function isMeant(unit: Unit): boolean {
  return unit.loud || !isStopWord(unit.whole);
}

/** Stems of the topic words of a text; an identifier is one word. */
export function tellingStems(question: string): Set<string> {
  const telling = units(question).filter((unit) => isMeant(unit) && unit.whole.length > 1 && isTelling(unit.whole));
  return new Set(telling.map(({ whole }) => stem(whole)));
}

/**
 * Stems of all words of a prose text except stop words; identifiers as a whole and in parts.
 *
 * @param known cache of stems, which is extended
 */
export function bodyStems(text: string, known = new Map<string, string[]>()): string[] {
  return pathsIn(text).flatMap((path) => {
    let stems = known.get(path);
    if (!stems) {
      stems = unitsOfPath(path)
        .flatMap(({ whole, parts }) => [whole, ...parts])
        .filter((word) => word.length > 1 && word.length <= 40 && !isStopWord(word))
        .map(stem);
      known.set(path, stems);
    }
    return stems;
  });
}

/**
 * The ends of an identifier path: `optimization.splitChunks.chunks` gives itself, `splitChunks.chunks` and `chunks`. A
 * text with white space gives only itself.
 */
export function pathSuffixes(text: string): string[] {
  const path = text.replace(/\[\]/g, '');
  if (/\s/.test(path.trim())) return [path];
  const steps = path.split('.').filter(Boolean);
  return steps.map((_, index) => steps.slice(index).join('.'));
}

/** Splits text into words for the search. The index and the query use the same functions, so that their words match. */

/** Stop words, which are too common to help the search find a page. */
const stopWords = new Set(
  (
    'a an and are as at be but by can cant could did do does doesnt for from get gets getting had has have how i id ' +
    'if im in into is it its me my of on or our should so than that the their them then there these they this to us ' +
    'use used using want was we were what when where which who why will with would you your'
  ).split(' '),
);

/**
 * Vague words, which say little about the topic of a query. They aren't stop words, because some messages and names
 * consist of them.
 */
const vagueWords = new Set(
  (
    'add adding all already also always another anything because better cannot certain come comes correct correctly ' +
    'dont down each either else change changes every everything generate generates give given gives go goes good ' +
    'happen happens help instead isnt just keep keeps know knows let lets like made make makes making many more most much need ' +
    'needs never no not only other others out off over own possible problem properly put several show shows ' +
    'something specific still take takes thing things through try trying turn under up way ways while wont work working works ' +
    'wrong'
  ).split(' '),
);

/** The topic of all pages. The word doesn't help the search to tell pages apart. */
export const subject = 'webpack';

/** Matches identifiers (letters, digits, `_`, and `$`) and paths of identifiers, which are separated by `.`. */
const identifierPath = /[\p{L}\p{N}_$]+(?:(?:\.|\[\]\.?)[\p{L}_$][\p{L}\p{N}_$]*)*/gu;

/** Reduces a text to lowercase letters and digits: `output.publicPath` becomes `outputpublicpath`. */
export function squash(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Minimum length of an error message's key once its names and numbers are removed. */
const shortestMessage = 16;

/** Matches names that error messages contain without quotes: the name of a chunk, and the name of a subpath import. */
const unquotedName = /(\bloading (?:css )?chunk )[^\s'"`]+(?= failed\b)|(\bimport )#[^\s'"`]+/gi;

/**
 * Returns the key of an error message without its varying parts, which are names and numbers. Returns undefined if it
 * has no such parts, or if too little would remain.
 */
export function bareKey(text: string): string | undefined {
  const bare = text
    .replace(/(^|[^\p{L}\p{N}])(?:'[^'\s]+'|"[^"\s]+"|`[^`\s]+`)/gu, '$1 ')
    .replace(unquotedName, '$1$2')
    .replace(/\b\d[\d.]*\b/g, ' ');
  const key = squash(bare);
  return key.length >= shortestMessage && key !== squash(text) ? key : undefined;
}

/**
 * Removes parentheses with arguments, as in `stats.toJson(options)`. Keeps parentheses that contain quotes, as in
 * `(reading 'tap')`, because they distinguish one message from another.
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

/** Whether a word identifies a topic, as opposed to vague words and `webpack`. */
export function isTelling(word: string): boolean {
  return word !== subject && !isVague(word);
}

/** Irregular forms of verbs in questions, each with its base form. */
const irregular = new Map([
  ['written', 'write'],
  ['wrote', 'write'],
  ['built', 'build'],
  ['broke', 'break'],
  ['broken', 'break'],
  ['chose', 'choose'],
  ['chosen', 'choose'],
  ['hidden', 'hide'],
  ['sent', 'send'],
  ['lost', 'lose'],
]);

/**
 * Returns an approximate stem of an English word (`cach` for `caching`, `caches`, and `cache`). Leaves words under four
 * letters and words with digits unchanged.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let root = irregular.get(word) ?? word;
  if (root.endsWith('ies') && root.length > 4) root = root.slice(0, -3) + 'y';
  else if (root.endsWith('s') && !/(?:ss|us|is|ias)$/.test(root)) root = root.slice(0, -1);
  if (/ifications?$/.test(root)) return root.replace(/ification$/, 'ify');
  const shorter = root.replace(/(?:ations?|ing|ed)$/, '');
  if (shorter !== root && shorter.length >= 3 && /[aeiouy]/.test(shorter)) {
    root = /(?:ing|ed)$/.test(root) ? shorter.replace(/([bdgmnprt])\1$/, '$1') : shorter;
  }
  return root.length > 3 && root.endsWith('e') ? root.slice(0, -1) : root;
}

/** A word of prose or a segment of an identifier path, with the parts of which it consists. */
export interface Unit {
  /** The whole word or segment as lowercase letters and digits: `publicpath`. */
  whole: string;
  /** The parts of an identifier, such as `public` and `path`. Empty if it is a single word. */
  parts: string[];
  /** Whether the word is in capital letters, because `GET` isn't the word get. */
  loud: boolean;
}

/**
 * Splits an identifier into its parts: `splitChunks`, `split-chunks`, and `SPLIT_CHUNKS` all give `split` and `chunks`.
 */
function identifierParts(identifier: string): string[] {
  return identifier
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Removes the letter from a version such as `v5`, which means the number 5. */
function plainVersion(word: string): string {
  return word.replace(/^v(\d+)$/, '$1');
}

/**
 * Splits a text into units (words and segments of identifier paths), in order. Removes apostrophes (`can't` becomes
 * `cant`).
 */
export function units(text: string): Unit[] {
  return pathsIn(text).flatMap(unitsOfPath);
}

function pathsIn(text: string): string[] {
  const paths = text.replace(/(\p{L})['’](\p{L})/gu, '$1$2').match(identifierPath) ?? [];
  return unspaced.test(text) ? paths.flatMap(withPairs) : paths;
}

/**
 * Matches Chinese, Japanese, and Korean text. Chinese and Japanese have no spaces between words, and Korean words have
 * endings.
 */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+/u;
const runs = new RegExp(`${unspaced.source}|[^]+?(?=${unspaced.source}|$)`, 'gu');

/**
 * Whether a word is in Chinese, Japanese, or Korean script, which the search splits into pairs of characters. A pair
 * has about as much meaning as a word in other scripts.
 */
export function isUnspaced(word: string): boolean {
  return unspaced.test(word);
}

/**
 * Splits Chinese, Japanese, or Korean text into overlapping pairs of characters. `Intl.Segmenter` finds better words,
 * but its dictionary differs between browsers, and the index and the query must be split in the same way.
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

/** Whether a word isn't a stop word, or is in capital letters. */
export function isMeant(unit: Unit): boolean {
  return unit.loud || !isStopWord(unit.whole);
}

/** Returns the stems of the topic words in a question that readers ask. An identifier counts as one word. */
export function tellingStems(question: string): Set<string> {
  const telling = units(question).filter((unit) => isMeant(unit) && unit.whole.length > 1 && isTelling(unit.whole));
  return new Set(telling.map(({ whole }) => stem(whole)));
}

/**
 * Returns the stems of all words in a page's prose except stop words. Identifiers are included both as a whole and as
 * parts.
 *
 * @param known cache of stems, to which new ones are added
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
 * Returns the ends of an identifier path: `optimization.splitChunks.chunks` gives itself, `splitChunks.chunks`, and
 * `chunks`. A text with white space gives only itself.
 */
export function pathSuffixes(text: string): string[] {
  const path = text.replace(/\[\]/g, '');
  if (/\s/.test(path.trim())) return [path];
  const steps = path.split('.').filter(Boolean);
  return steps.map((_, index) => steps.slice(index).join('.'));
}

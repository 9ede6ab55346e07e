/** Mark that replaces a line break in the single-line search field. */
export const lineMark = ' ↵ ';

/** Names of Node.js modules, which don't exist in browsers. Includes modules such as `fs` that have no polyfill. */
export const coreModules = new Set(
  (
    'assert async_hooks buffer child_process cluster console constants crypto dgram dns domain events fs http http2 ' +
    'https inspector module net os path perf_hooks process punycode querystring readline repl stream string_decoder ' +
    'sys timers tls tty url util v8 vm worker_threads zlib'
  ).split(' '),
);

/** Matches phrases that are common in messages printed by tools and rare in other queries. */
const printed =
  /error|exception|warning|\berr_|can'?t |cannot|could ?n[o']t|unable|\bfail(?:ed|ure|s)?\b|not (?:been|found|defined|a |an |available|supported|allowed|handled|set)|unexpected|invalid|conflict|unknown|unsatisfied|unhandled|breaking change:|critical|\bexceeds?\b|may need|need to install|\btwice\b|has no |(?:should|must|needs? to) (?:be|have|return|contain|start|end)\b|does not|doesn'?t|refused to|\bno output\b|\b(?:is|are|was) (?:deprecated|outdated|\d+ months? old)\b|deoptimi[sz]ed/i;

/**
 * Matches lines that contain a location instead of a message: stack traces, code frames, import traces, garbage
 * collections.
 */
const whereabouts =
  /^\s*(?:at\s|@\s|\|?\s*>?\s*\d+\s*\|[^|]*$|[|>+]\s|\^+\s*$|~+\s*$|<---|\[\d+:0x|\d+: 0x|- [~./\\]|[A-Za-z]:\\\S*$|\/\S*$|\([^()\s]*\)$|\(error: \S+\)$|At line:\d)/;

/**
 * Matches lines of webpack's build report (files, modules, result), and lines that npm and Yarn add to a script's
 * message.
 */
const reports =
  /^\s*(?:assets? (?!size|[(]s[)])\S.*\d (?:bytes|[KMG]iB)|(?:runtime|cacheable|orphan|built|hidden|optional|dependent|code generated|javascript|css|asset|json|provide|consume|modules by|assets by|chunk|entrypoint)\b.*\d (?:bytes|[KMG]iB|modules?|assets?)|\S+ \d[\d.]* (?:bytes|[KMG]iB)|\+ ?\d+ (?:hidden )?(?:modules|assets)|webpack (?:\d[\d.]* )?compiled|(?:<[ewit]> )?\[webpack-dev-(?:server|middleware)\] (?:Project is running|Loopback|On Your Network|Content not from)|(?:npm (?:ERR!|error) )?(?:A complete log of this run|errno \d|path \/|command sh)|info Visit )/i;

/** Patterns that match prefixes of a message, such as the time, the name of the program that reports it, or a file. */
const prefixes = [
  // Prefixes of lines in the logs of CI services, Docker, and tools that run several commands.
  /^\s*\d{4}-\d\d-\d\dT[\d:.]+Z?\s+/,
  /^\s*\[?\d\d:\d\d:\d\d(?:\.\d+)?\]?\s+/,
  /^\s*#\d+ \d+\.\d+ /,
  /^\s*##\[\w+\]\s*/,
  /^\s*(?:\[\d+\]|[\w-]+-\d+\s+\|)\s+/,
  /^\s*(?:ERROR|WARNING)\s+in\s+(?:(?:\S*[./\\]\S*|main)(?:\s+\d+:\d+(?:-\d+)?(?::\d+)?)?(?:\s|$))?/,
  /^\s*\[(?:webpack-cli|webpack-dev-server|webpack-dev-middleware)\]\s*/,
  /^\s*<[ewit]>\s*/,
  /^\s*\S+\.[cm]?[jt]sx?:\d+(?::\d+)?\s+/,
  /^\s*Uncaught\s+(?:\(in promise\)\s*)?(?:Error:\s+)?/,
  /^\s*(?:npm ERR!|npm error|error Command|✖|×|❌|⨯)\s*/,
];

/** Matches lines that only say which loader or plugin printed the following message. */
const wrapper = /^(?:Module (?:build failed|Error|Warning)\b.*\(from \S+\):?|\S+\.\w+ from [\w -]+)$/;

/** Matches lines that only suggest another spelling of a name in the message above. */
const suggestion = /^Did you mean\b/;

/** Minimum number of words that must remain when noise is removed from a pasted message. */
export const leastWords = 3;

/** Whether a text reads like a message printed by a tool. */
export function readsPrinted(text: string): boolean {
  return printed.test(text);
}

/**
 * Matches escape sequences for colors and links, including those that lost their escape character when copied (`[31m`).
 */
const terminalSequence =
  // eslint-disable-next-line no-control-regex
  /(?:\u001b|\u009b|␛)?\[(?:\d{1,3};)*\d{1,3}m|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b\[[\d;?]*[A-Za-z]/g;

/** Removes escape sequences for colors from terminal output. */
export function withoutColors(text: string): string {
  return text.replace(terminalSequence, '');
}

/** Replaces typographic quotes with straight ones, and acute accents with apostrophes. */
export function straightQuotes(text: string): string {
  return text.replace(/[‘’‚‹›´]/g, "'").replace(/[“”„«»]/g, '"');
}

/** Matches a line break, either a real one or the mark that represents it in a single-line text field. */
const lineEnd = /\r?\n| ↵ /;

/**
 * Returns the relevant lines of a message without prefixes: the lines from the first error on, or else from the first
 * message on. Omits the name of the loader that printed it, and suggested spellings. Keeps at least three words if the
 * message has as many.
 */
export function tellingLines(text: string): string[] {
  const lines = text.split(lineEnd).filter((line) => line.trim() !== '');
  const told = lines.filter((line) => !whereabouts.test(line) && !reports.test(line));
  const start = [/^\s*ERROR in\b/, printed].map((first) => told.findIndex((line) => first.test(line)));
  const telling = told
    .slice(start.find((at) => at >= 0) ?? 0)
    .map(withoutPrefix)
    .filter(Boolean);
  const inner = telling.filter((line) => !wrapper.test(line) && !suggestion.test(line));
  if (countWords(inner.join(' ')) >= leastWords) return inner;
  return countWords(telling.join(' ')) >= Math.min(leastWords, countWords(text))
    ? telling
    : lines.map((line) => line.trim());
}

/** Maximum number of characters of a pasted text to examine, half of them from its beginning and half from its end. */
const longestPaste = 200_000;

/**
 * Shortens a long query to its most relevant lines and keeps their order. Messages take precedence over other lines,
 * which take precedence over stack traces and build reports. Returns a text within the limit unchanged.
 */
export function withinLimit(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const half = longestPaste / 2;
  const looked = text.length > longestPaste ? `${text.slice(0, half)}\n${text.slice(-half)}` : text;
  const lines = looked.split(lineEnd).map((line, at) => ({ line: line.slice(0, limit), at }));
  const kept: typeof lines = [];
  let left = limit;
  for (const one of lines.toSorted((a, b) => rankOf(a.line) - rankOf(b.line) || a.at - b.at)) {
    const length = one.line.length + (kept.length > 0 ? lineMark.length : 0);
    if (length > left) break;
    kept.push(one);
    left -= length;
  }
  return kept
    .sort((a, b) => a.at - b.at)
    .map(({ line }) => line)
    .join('\n');
}

/** Returns the priority of a line in a long query. Lines with priority 0 are kept first. */
function rankOf(line: string): number {
  if (line.trim() === '') return 4;
  if (whereabouts.test(line) || reports.test(line)) return 3;
  if (!readsPrinted(line)) return 2;
  return /error|cannot|can'?t /i.test(line) ? 0 : 1;
}

/** Matches the location that a console appends to a message: ` at app.js:2`, ` (at main.js:1:1)`, ` app.js:12:3`. */
const trailingLocation = /\s+\(?(?:at )?(?:eval \()?[^\s()]+\.\w+:\d+(?::\d+)?\)*\s*$/;

function withoutPrefix(line: string): string {
  const shorter = line.replace(trailingLocation, '');
  let rest = countWords(shorter) >= leastWords ? shorter : line;
  for (let before = ''; before !== rest;) {
    before = rest;
    for (const prefix of prefixes) {
      const shorter = rest.replace(prefix, '');
      if (shorter === '' || countWords(shorter) >= leastWords) rest = shorter;
    }
  }
  return rest.trim();
}

/** Returns the number of words in a text. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]{2,}/gu)?.length ?? 0;
}

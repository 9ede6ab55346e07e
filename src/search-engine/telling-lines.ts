/** Stands for the end of a line where a box has room for one line alone. */
export const lineMark = ' ↵ ';

/** Modules that come with Node.js: in a browser they need a polyfill. `fs` and its like are told apart by their own names. */
export const coreModules = new Set(
  (
    'assert async_hooks buffer child_process cluster console constants crypto dgram dns domain events fs http http2 https inspector ' +
    'module net os path perf_hooks process punycode querystring readline repl stream string_decoder sys timers tls tty url util v8 ' +
    'vm worker_threads zlib'
  ).split(' '),
);

/** What printed messages say and few other queries do. */
const printed =
  /error|exception|warning|\berr_|can'?t |cannot|could ?n[o']t|unable|\bfail(?:ed|ure|s)?\b|not (?:been|found|defined|a |an |available|supported|allowed|handled|set)|unexpected|invalid|conflict|unknown|unsatisfied|unhandled|breaking change:|critical|\bexceeds?\b|may need|\btwice\b|has no |does not|doesn'?t|refused to/i;

/** Lines that say where something happened, not what: stacks, code frames, import traces, garbage collections. */
const whereabouts =
  /^\s*(?:at\s|@\s|\|?\s*>?\s*\d+\s*\|[^|]*$|[|>]\s|\^+\s*$|~+\s*$|<---|\[\d+:0x|\d+: 0x|- [~./\\]|[A-Za-z]:\\\S*$|\/\S*$|\([^()\s]*\)$|\(error: \S+\)$)/;

/** What stands in front of a message: who reports it, and in which file. */
const prefixes = [
  /^\s*(?:ERROR|WARNING)\s+in\s+(?:(?:\S*[./\\]\S*|main)(?:\s+\d+:\d+(?:-\d+)?(?::\d+)?)?(?:\s|$))?/,
  /^\s*\[(?:webpack-cli|webpack-dev-server|webpack-dev-middleware)\]\s*/,
  /^\s*<[ewit]>\s*/,
  /^\s*\S+\.[cm]?[jt]sx?:\d+(?::\d+)?\s+/,
  /^\s*Uncaught\s+(?:\(in promise\)\s*)?/,
  /^\s*(?:npm ERR!|error Command|✖|×|❌|⨯)\s*/,
];

/** What is left as noise is taken out must say at least this much, in words. */
export const leastWords = 3;

/** Whether a text reads like a message that a tool printed. */
export function readsPrinted(text: string): boolean {
  return printed.test(text);
}

/** All kinds of quotes as the straight one; backticks stay where they stand alone. */
export function straightQuotes(text: string): string {
  return text.replace(/[‘’‚‹›´]/g, "'").replace(/[“”„«»]/g, '"');
}

/** The telling lines of a message, without what stands in front of them. Never fewer than three words, if it has so many. */
export function tellingLines(text: string): string[] {
  const lines = text.split(/\r?\n| ↵ /).filter((line) => line.trim() !== '');
  const telling = lines
    .filter((line) => !whereabouts.test(line))
    .map(withoutPrefix)
    .filter(Boolean);
  return wordsOf(telling.join(' ')) >= Math.min(leastWords, wordsOf(text)) ? telling : lines.map((line) => line.trim());
}

function withoutPrefix(line: string): string {
  let rest = line;
  for (let before = ''; before !== rest;) {
    before = rest;
    for (const prefix of prefixes) {
      const shorter = rest.replace(prefix, '');
      if (shorter === '' || wordsOf(shorter) >= leastWords) rest = shorter;
    }
  }
  return rest.trim();
}

/** How many words a text has. */
export function wordsOf(text: string): number {
  return text.match(/[\p{L}\p{N}]{2,}/gu)?.length ?? 0;
}

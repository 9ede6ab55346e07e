import { consoleLimits, type PreviewLine, type PreviewMessage } from '../../model/preview.ts';

/** A line of the preview's console; those of level `page` are the playground's own. */
export interface Line {
  level: PreviewLine['level'] | 'page';
  text: string;
}

/** What the console shows. */
export interface ConsoleText {
  lines: readonly Line[];
  /** Number of earlier lines that are no longer shown. */
  left: number;
}

export const emptyConsole: ConsoleText = { lines: [], left: 0 };

/** Characters that are shown at a time: laying out more would block the page. */
const mostCharacters = 100_000;

/** The console after a message of the preview. */
export function afterMessage(before: ConsoleText, message: PreviewMessage): ConsoleText {
  switch (message.type) {
    case 'console':
      return withLines({ ...before, left: before.left + message.left }, message.lines.map(worded));
    case 'updated':
      if (message.outcome === 'unchanged') return before;
      return withLines(before, [{ level: 'page', text: updateText(message) }]);
    default:
      return before;
  }
}

/** Adds lines, and drops the first ones if there are too many. */
export function withLines({ lines, left }: ConsoleText, added: readonly Line[]): ConsoleText {
  const all = [...lines, ...added];
  let characters = 0;
  const from = all.findLastIndex(({ text }, index) => {
    characters += text.length;
    return characters > mostCharacters || index < all.length - consoleLimits.lines;
  });
  return { lines: all.slice(from + 1), left: left + from + 1 };
}

/** Browsers prefix errors with "Uncaught", but not rejected promises. */
function worded({ level, text }: PreviewLine): Line {
  return level === 'uncaught'
    ? { level, text: TEXTS.playground.uncaught(text.replace(/^Uncaught /, '')) }
    : { level, text };
}

function updateText({ outcome, modules }: Extract<PreviewMessage, { type: 'updated' }>): string {
  return outcome === 'applied'
    ? TEXTS.playground.updated(modules.join(', ') || TEXTS.playground.someModules)
    : TEXTS.playground.reloaded;
}

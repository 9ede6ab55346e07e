import { consoleLimits, type PreviewLine, type PreviewMessage } from '../../model/preview.ts';

/** A line in the preview's console. Lines of level `page` come from the playground itself. */
export interface Line {
  level: PreviewLine['level'] | 'page';
  text: string;
}

/** Content of the preview's console. */
interface ConsoleText {
  lines: readonly Line[];
  /** Number of earlier console lines that have been dropped. */
  left: number;
}

export const emptyConsole: ConsoleText = { lines: [], left: 0 };

/** Maximum number of characters shown in the preview's console, because laying out more would block the page. */
const mostCharacters = 100_000;

/** Returns the content of the preview's console after a message from the preview. */
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

/** Adds lines to the preview's console, and drops the oldest ones if there are too many. */
export function withLines({ lines, left }: ConsoleText, added: readonly Line[]): ConsoleText {
  const all = [...lines, ...added];
  let characters = 0;
  const from = all.findLastIndex(({ text }, index) => {
    characters += text.length;
    return characters > mostCharacters || index < all.length - consoleLimits.lines;
  });
  return { lines: all.slice(from + 1), left: left + from + 1 };
}

/** Prefixes unhandled promise rejections with "Uncaught", because browsers do that only for errors. */
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

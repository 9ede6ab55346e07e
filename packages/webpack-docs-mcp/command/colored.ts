/** Markdown in the colors of a terminal. */
import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** @param isColored whether the terminal shows colors; without them, the text is as it was */
export function colored(markdown: string, isColored: boolean): string {
  if (!isColored) return markdown;
  let fence = '';
  return markdown
    .split('\n')
    .map((line) => {
      const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
      const isMark = mark !== '' && (fence === '' || mark.startsWith(fence));
      if (isMark) fence = fence === '' ? mark : '';
      if (isMark) return paint('dim', line);
      return fence === '' ? coloredLine(line) : paint('green', line);
    })
    .join('\n');
}

function coloredLine(line: string): string {
  const heading = /^#{1,6} (.*?)(?: \{#[^}]+\})?$/.exec(line);
  if (heading) return paint(['bold', 'blue'], (heading[1] ?? '').replaceAll('`', ''));
  return line
    .replaceAll(
      /\[([^\]]+)\]\((\S+?)\)/g,
      (_, text: string, url: string) => `${paint('underline', text)} ${paint('dim', `(${url})`)}`,
    )
    .replaceAll(/`([^`]+)`/g, (_, text: string) => paint('cyan', text))
    .replaceAll(/\*\*([^*]+)\*\*/g, (_, text: string) => paint('bold', text))
    .replace(/^(\s*(?:- )?(?:Source|Type|Default|Since|Example|If not set|Has): )/, (label) => paint('bold', label));
}

function paint(style: Style, text: string): string {
  return styleText(style, text, { validateStream: false });
}

/** Renders Markdown in the terminal with colors. */
import { styleText } from 'node:util';
import { kindsOf } from '../../../compile/markdown-copy/code-lines.ts';

type Style = Parameters<typeof styleText>[0];

/**
 * Renders Markdown for the terminal.
 *
 * @param isColored whether the terminal supports colors; if not, the text is returned unchanged
 */
export function colored(markdown: string, isColored: boolean): string {
  if (!isColored) return markdown;
  const lines = markdown.split('\n');
  const painted = {
    text: coloredLine,
    code: (line: string) => paint('green', line),
    mark: (line: string) => paint('dim', line),
  };
  return kindsOf(lines)
    .map((kind, index) => painted[kind](lines[index] ?? ''))
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

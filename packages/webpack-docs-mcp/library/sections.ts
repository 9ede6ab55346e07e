/** Splits the Markdown of a page into sections that have an id. */
import { kindsOf } from '../../../compile/markdown-copy/code-lines.ts';

/** A Markdown heading with its content. */
export interface Section {
  /** Id of the section: the part of its URL after `#`. */
  id: string;
  title: string;
  /** Level of the heading, from 2 to 6. */
  level: number;
  /** Markdown of the heading and its content, up to the next heading of the same or a higher level. */
  markdown: string;
}

const heading = /^(#{2,6}) (.+?) \{#([^}\s]+)\}$/;

/** Returns all sections of a page in order. A section contains its subsections. */
export function sectionsOf(markdown: string): Section[] {
  const lines = markdown.split('\n');
  const starts = headingLines(lines);
  return starts.map(({ line, level, title, id }, index) => {
    const next = starts.slice(index + 1).find((other) => other.level <= level);
    return { id, title, level, markdown: lines.slice(line, next?.line).join('\n').trim() };
  });
}

/** Returns the Markdown text before the first section of a page. */
export function leadOf(markdown: string): string {
  const lines = markdown.split('\n');
  return lines.slice(0, headingLines(lines)[0]?.line).join('\n').trim();
}

function headingLines(lines: readonly string[]): { line: number; level: number; title: string; id: string }[] {
  const kinds = kindsOf(lines);
  return lines.flatMap((text, line) => {
    const [, marks = '', title = '', id = ''] = (kinds[line] === 'text' && heading.exec(text)) || [];
    return id === '' ? [] : [{ line, level: marks.length, title: unescaped(title), id: unescaped(id) }];
  });
}

/** Removes backslash escapes from Markdown. */
function unescaped(text: string): string {
  return text.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
}

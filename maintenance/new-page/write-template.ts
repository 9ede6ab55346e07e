import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fitHeading, type Template } from './templates.ts';

/**
 * Returns the path of the page that a template belongs to, with either extension; undefined if the page doesn't exist
 * yet.
 */
export function pageOfTemplate(contentDir: string, template: Template): string | undefined {
  const file = path.join(contentDir, template.path);
  return [file, file.replace(/\.mdx?$/, '.md'), file.replace(/\.mdx?$/, '.mdx')].find((each) => existsSync(each));
}

/**
 * Writes a template as a new page with its SVG diagrams, or adds it at the end of its page.
 *
 * @param contentDir absolute path of the content folder
 * @returns absolute paths of the file and of the drawings that were written, and whether the file is new
 */
export function writeTemplate(
  contentDir: string,
  template: Template,
): { file: string; isNew: boolean; drawn: string[] } {
  const there = pageOfTemplate(contentDir, template);
  const file = there ?? path.join(contentDir, template.path);
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  if (there === undefined) writeFileSync(file, `${template.frontMatter}\n\n${fitHeading(template.body, '')}\n`);
  else appendFileSync(file, `\n${fitHeading(template.body, readFileSync(file, 'utf8'))}\n`);
  const drawings = Object.entries(template.drawings ?? {})
    .map(([name, drawing]) => [path.join(folder, name), drawing] as const)
    .filter(([place]) => !existsSync(place));
  for (const [place, drawing] of drawings) writeFileSync(place, drawing);
  return { file, isNew: there === undefined, drawn: drawings.map(([place]) => place) };
}

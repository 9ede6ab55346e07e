import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fitHeading, type Frame } from './templates.ts';

/** Returns the path of a frame's page, with either extension; undefined if the page doesn't exist yet. */
export function pageOfFrame(contentDir: string, frame: Frame): string | undefined {
  const file = path.join(contentDir, frame.path);
  return [file, file.replace(/\.mdx?$/, '.md'), file.replace(/\.mdx?$/, '.mdx')].find((each) => existsSync(each));
}

/**
 * Writes a frame as a new page with its drawings, or adds it at the end of its page.
 *
 * @param contentDir absolute path of the content folder
 * @returns absolute path of the file, and whether it is new
 */
export function writeFrame(contentDir: string, frame: Frame): { file: string; isNew: boolean } {
  const there = pageOfFrame(contentDir, frame);
  const file = there ?? path.join(contentDir, frame.path);
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  if (there === undefined) writeFileSync(file, `${frame.frontMatter}\n\n${fitHeading(frame.body, '')}\n`);
  else appendFileSync(file, `\n${fitHeading(frame.body, readFileSync(file, 'utf8'))}\n`);
  for (const [name, drawing] of Object.entries(frame.drawings ?? {}))
    if (!existsSync(path.join(folder, name))) writeFileSync(path.join(folder, name), drawing);
  return { file, isNew: there === undefined };
}

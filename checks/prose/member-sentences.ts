/**
 * Prose in YAML files (descriptions of members, and what happens if an option isn't set) in a form that the linter can
 * read.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../site.config.ts';

/** Folders of these files. */
const folders: ReadonlySet<string> = new Set(['members', 'unset']);

/**
 * The files that a check should cover.
 *
 * @param paths files or folders; empty means all of `content/`
 */
export function sentenceFiles(paths: readonly string[]): string[] {
  return (paths.length > 0 ? paths : [build.content])
    .flatMap((asked) =>
      statSync(asked).isDirectory()
        ? globSync('**/*.yaml', { cwd: asked }).map((file) => path.join(asked, file))
        : [asked],
    )
    .filter((file) => file.endsWith('.yaml') && folders.has(path.basename(path.dirname(path.resolve(file)))))
    .toSorted();
}

/** The sentences as list items, at their original lines. */
export function readSentences(file: string): string {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) =>
      line
        .replace(/^(?:#|[^\s"]+:|"[^"]+":) /, '- ')
        .replace(/^- "(.*)"$/, (_, text: string) => `- ${text.replaceAll('\\"', '"')}`),
    )
    .join('\n');
}

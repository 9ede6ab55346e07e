/**
 * Reads the prose in YAML files in a form that the linter understands. These files contain descriptions of API members,
 * and of what happens if an option isn't set.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../site.config.ts';

/** Names of the folders that contain YAML files with prose. */
const folders: ReadonlySet<string> = new Set(['members', 'unset']);

/**
 * Returns the YAML files whose prose a check should cover.
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

/** Returns the sentences of a file as list items at their original lines. */
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

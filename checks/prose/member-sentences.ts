/** Sentences about members, and words on what happens without an option, in YAML files, as text that the rules for prose can read. */
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Folders of such files. */
const folders: ReadonlySet<string> = new Set(['members', 'unset']);

/**
 * The files among those that a check is asked to look at.
 *
 * @param paths files or folders; none means all of `content/`
 */
export function sentenceFiles(paths: readonly string[]): string[] {
  return (paths.length > 0 ? paths : ['content'])
    .flatMap((asked) =>
      statSync(asked).isDirectory()
        ? globSync('**/*.yaml', { cwd: asked }).map((file) => path.join(asked, file))
        : [asked],
    )
    .filter((file) => file.endsWith('.yaml') && folders.has(path.basename(path.dirname(path.resolve(file)))))
    .toSorted();
}

/** The sentences as items of a list, each on the line that it has in its file. */
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

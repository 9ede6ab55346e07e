/** Sentences about members, in YAML files beside the pages that show them, as text that the rules for prose can read. */
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Folder of such files, beside the pages. */
const folder = 'members';

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
    .filter((file) => file.endsWith('.yaml') && path.basename(path.dirname(path.resolve(file))) === folder)
    .toSorted();
}

/** The sentences as items of a list, each on the line that it has in its file. */
export function readSentences(file: string): string {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.replace(/^[\w$.#/-]+: /, '- ').replace(/^- "(.*)"$/, '- $1'))
    .join('\n');
}

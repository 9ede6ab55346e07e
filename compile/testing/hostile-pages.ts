import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A Markdown page with forbidden content, such as scripts. */
interface HostilePage {
  name: string;
  extension: '.md' | '.mdx';
  body: string;
}

/** Reads the test pages with forbidden content in `fixtures/hostile-pages.txt`. */
export function readHostilePages(): HostilePage[] {
  const text = readFileSync(path.join(import.meta.dirname, 'fixtures/hostile-pages.txt'), 'utf8');
  return text
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.trimEnd().split('\n');
      const [, extension, what = ''] = /^(\.mdx?), (.+)$/.exec(heading) ?? [];
      return {
        name: `${extension}: ${what}`,
        extension: extension as HostilePage['extension'],
        body: lines.join('\n'),
      };
    });
}

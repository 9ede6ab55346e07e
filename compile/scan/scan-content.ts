import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageKind } from '../../src/model/page.ts';
import { screenAt } from '../../src/model/screens.ts';
import { urlOfPath } from '../../src/model/url.ts';
import { readReadmePages } from '../readme/readme-pages.ts';
import { shownPath } from '../markdown/report.ts';
import { openAtOnce } from '../open-at-once.ts';
import type { Problem, SourcePage } from '../types.ts';
import { ContentError } from './content-error.ts';
import { readFrontMatter } from './front-matter.ts';
import { lastChanges } from './last-changes.ts';
import { mistakenName } from './page-names.ts';

/** A page larger than this is a mistake: nobody reads it, and every reader of the section would pay for it. */
const largestPage = 2 * 1024 * 1024;

/** Pages of a content folder, and all that is wrong with them as files. */
export interface ScannedContent {
  pages: SourcePage[];
  problems: Problem[];
}

/**
 * Reads all pages of a content folder: its `.md` and `.mdx` files, and the README pages that `packages.yaml` files name.
 *
 * @param contentDir absolute
 * @param modulesDir `node_modules` folder that README packages are installed in
 * @throws ContentError when the folder is not there, or has no page
 */
export async function scanContent(contentDir: string, modulesDir: string): Promise<ScannedContent> {
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new ContentError(
        `The content folder ${shownPath(contentDir)} cannot be read: ${error.code ?? error.message}.`,
      );
    },
  );
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    // Editors and systems keep their own things under such names.
    .filter(
      (file) =>
        !path
          .relative(contentDir, file)
          .split(path.sep)
          .some((part) => part.startsWith('.')),
    )
    .toSorted();
  const changes = await lastChanges(contentDir);
  const scanned = await openAtOnce.map(files, async (file): Promise<ScannedContent> => {
    if (path.basename(file) === 'packages.yaml') return readReadmePages(file, { contentDir, modulesDir });
    return /\.mdx?$/.test(file) ? readPage(file, contentDir, changes) : { pages: [], problems: [] };
  });
  const pages = scanned.flatMap((each) => each.pages);
  const problems = scanned.flatMap((each) => each.problems);
  if (pages.length === 0 && problems.length === 0)
    throw new ContentError(`The content folder ${shownPath(contentDir)} has no pages. It needs at least an index.md.`);
  return { pages, problems: [...problems, ...sameAddresses(pages)] };
}

/** Reads one page of a content folder, as `npm run dev` does after an edit. */
async function readPage(
  file: string,
  contentDir: string,
  changes: Map<string, string> = new Map(),
): Promise<ScannedContent> {
  const problem = (line: number, message: string): Problem => ({
    file: shownPath(file),
    line,
    message,
    severity: 'error',
  });
  const relative = path.relative(contentDir, file).split(path.sep).join('/');
  const misnamed = mistakenName(relative);
  if (misnamed !== undefined) return { pages: [], problems: [problem(1, misnamed)] };
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => error);
  if (bytes instanceof Error)
    return { pages: [], problems: [problem(1, `The file cannot be read: ${bytes.code ?? bytes.message}.`)] };
  if (bytes.length > largestPage) {
    return {
      pages: [],
      problems: [
        problem(1, `The page is ${(bytes.length / 1024 / 1024).toFixed(1)} MB, over the limit of 2 MB. Split it.`),
      ],
    };
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return {
      pages: [],
      problems: [problem(lineOfInvalidByte(bytes), 'This line is not valid UTF-8. Save the file as UTF-8.')],
    };
  }
  const { frontMatter: read, body, bodyLine, problems } = readFrontMatter(text);
  const found = problems.map(({ line, message }) => problem(line, message));
  // Compiled even with a front matter that is none, so that one run names the mistakes of its body, too.
  const frontMatter = read ?? { title: path.parse(file).name };

  const url = urlOfPath(relative);
  const date = frontMatter.date ?? /(?:^|\/)(\d{4}-\d{2}-\d{2})-[^/]+$/.exec(relative)?.[1];
  const kind = kindOf(url, relative);
  const page: SourcePage = {
    path: relative,
    file,
    url,
    kind,
    extension: file.endsWith('.mdx') ? '.mdx' : '.md',
    frontMatter: { ...frontMatter, ...(kind === 'post' && date !== undefined ? { date } : {}) },
    body,
    bodyLine,
    size: bytes.length,
    // Not the file's own time, which says when it was copied here.
    ...(changes.has(file) && { updated: changes.get(file) }),
  };
  return { pages: [page], problems: found };
}

function kindOf(url: string, relative: string): PageKind {
  const screen = screenAt(url);
  if (screen) return screen;
  return relative.startsWith('blog/') && url !== '/blog/' ? 'post' : 'page';
}

function sameAddresses(pages: SourcePage[]): Problem[] {
  return [...Map.groupBy(pages, (page) => page.url.toLowerCase()).values()].flatMap(([first, ...others]) =>
    others.map((page) => ({
      file: shownPath(page.file),
      line: 1,
      message: `The URL ${page.url} already belongs to ${first!.path}. Rename one of the two files.`,
      severity: 'error' as const,
    })),
  );
}

function lineOfInvalidByte(bytes: Uint8Array): number {
  const text = new TextDecoder('utf-8').decode(bytes);
  const index = text.indexOf('\uFFFD');
  return text.slice(0, Math.max(index, 0)).split('\n').length;
}

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageKind } from '../../src/model/page.ts';
import { isTool, screenAt } from '../../src/model/screens.ts';
import { parts } from '../../site.config.ts';
import { urlOfPath } from '../../src/model/url.ts';
import { readReadmePages } from '../readme/readme-pages.ts';
import { shownPath } from '../markdown/report.ts';
import { openFileLimit } from '../open-file-limit.ts';
import type { Problem, SourcePage } from '../types.ts';
import { ContentError } from './content-error.ts';
import { readFrontMatter } from './front-matter.ts';
import { lastChanges } from './last-changes.ts';
import { mistakenName } from './page-names.ts';
import { unseenCharacters } from './unseen-characters.ts';

/** Maximum size of a page in bytes. A larger page is a mistake, and would slow down all readers of its section. */
const largestPage = 2 * 1024 * 1024;

/** The Markdown pages of a content folder, and problems with its files. */
interface ScannedContent {
  pages: SourcePage[];
  problems: Problem[];
}

/**
 * Result of the last scan of a content folder, which the next scan reuses. Files whose content is the same yield the
 * same objects.
 */
export interface ScanMemory {
  /** Content and scanned page of each file, by the file's absolute path. */
  files: Map<string, { bytes: Uint8Array; scanned: ScannedContent }>;
  /** Dates of the last commits, which are read once, because Git takes longer than a scan of the content. */
  changes?: Promise<Map<string, string>>;
}

/**
 * Reads all pages of a content folder: `.md` and `.mdx` files, and the README pages listed in `packages.yaml` files.
 *
 * @param contentDir absolute path
 * @param modulesDir `node_modules` folder that contains the README packages
 * @param memory result of an earlier scan of the same folder
 * @throws ContentError if the folder doesn't exist or contains no pages
 */
export async function scanContent(
  contentDir: string,
  modulesDir: string,
  memory: ScanMemory = { files: new Map() },
): Promise<ScannedContent> {
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new ContentError(
        `The content folder ${shownPath(contentDir)} cannot be read: ${error.code ?? error.message}.`,
      );
    },
  );
  const named = entries.map((entry) => ({ entry, file: path.join(entry.parentPath, entry.name) }));
  // Skip hidden files, which belong to editors and operating systems.
  const visible = named.filter(
    ({ file }) =>
      !path
        .relative(contentDir, file)
        .split(path.sep)
        .some((part) => part.startsWith('.')),
  );
  const files = visible
    .filter(({ entry }) => entry.isFile())
    .map(({ file }) => file)
    .toSorted();
  const links = visible.filter(({ entry }) => entry.isSymbolicLink()).map(({ file }) => leftOut(file));
  const changes = await (memory.changes ??= lastChanges(contentDir));
  const scanned = await openFileLimit.map(files, async (file): Promise<ScannedContent> => {
    if (path.basename(file) === 'packages.yaml') return readReadmePages(file, { contentDir, modulesDir });
    return /\.mdx?$/.test(file) ? readPage(file, { contentDir, changes, memory }) : { pages: [], problems: [] };
  });
  const pages = scanned.flatMap((each) => each.pages);
  const problems = [...links, ...scanned.flatMap((each) => each.problems)];
  if (pages.length === 0 && problems.length === 0)
    throw new ContentError(`The content folder ${shownPath(contentDir)} has no pages. It needs at least an index.md.`);
  return { pages, problems: [...problems, ...sameAddresses(pages)] };
}

function leftOut(file: string): Problem {
  const message =
    'This is a symbolic link, which is left out, because what it leads to may be outside of the content folder. Put the file itself here.';
  return { file: shownPath(file), line: 1, message, severity: 'error' };
}

interface PageSetting {
  contentDir: string;
  /** Date of the last commit, by absolute path of the file. */
  changes: ReadonlyMap<string, string>;
  memory: ScanMemory;
}

async function readPage(file: string, { contentDir, changes, memory }: PageSetting): Promise<ScannedContent> {
  const relative = path.relative(contentDir, file).split(path.sep).join('/');
  const misnamed = mistakenName(relative);
  if (misnamed !== undefined) return { pages: [], problems: [problemOf(file, 1, misnamed)] };
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => error);
  if (bytes instanceof Error)
    return { pages: [], problems: [problemOf(file, 1, `The file cannot be read: ${bytes.code ?? bytes.message}.`)] };
  const last = memory.files.get(file);
  if (last && bytes.equals(last.bytes)) return last.scanned;
  const scanned = pageOf(bytes, { file, relative, updated: changes.get(file) });
  memory.files.set(file, { bytes, scanned });
  return scanned;
}

/** Creates the page from the content of its file. @param place the file, absolute and relative to the content folder */
function pageOf(
  bytes: Uint8Array,
  { file, relative, updated }: { file: string; relative: string; updated: string | undefined },
): ScannedContent {
  const problem = (line: number, message: string): Problem => problemOf(file, line, message);
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
  const found = [...problems, ...unseenCharacters(text)].map(({ line, message }) => problem(line, message));
  // Compile a page with invalid front matter anyway, so that one run also reports mistakes in its body.
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
    // Use the commit date, because the file's modification time is when it was checked out or copied.
    ...(updated !== undefined && { updated }),
  };
  return { pages: [page], problems: found };
}

function problemOf(file: string, line: number, message: string): Problem {
  return { file: shownPath(file), line, message, severity: 'error' };
}

function kindOf(url: string, relative: string): PageKind {
  const screen = screenAt(url);
  if (screen && (parts.screens || isTool(screen))) return screen;
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

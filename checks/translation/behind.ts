/** Finds outdated pages in a translated content folder. */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { lastChanges } from '../../compile/scan/last-changes.ts';

const run = promisify(execFile);

/** A translated page whose original has changed since the translation. */
export interface BehindPage {
  /** Path of the page, which is the same in the original and in the translated folder: `guides/caching.md`. */
  path: string;
  /** Dates of the last change to the translated page and to the original, in ISO format. */
  translated: string;
  changed: string;
  /** Number of commits to the original since the translation, and number of lines that they added or removed. */
  commits: number;
  lines: number;
}

/** State of a translated content folder. Paths are sorted. */
export interface TranslationState {
  behind: BehindPage[];
  /** Paths of original pages that aren't translated. */
  missing: string[];
  /** Paths of translated pages whose original was removed. */
  orphaned: string[];
  current: number;
}

/**
 * Compares an original and a translated content folder by their Git history. The folders may be in different
 * repositories.
 *
 * @throws Error if the history of one is missing
 */
export async function translationState(source: string, translation: string): Promise<TranslationState> {
  const [ofSource, ofTranslation] = [await daysOf(source), await daysOf(translation)];
  const pairs = [...ofSource].flatMap(([page, changed]) => {
    const translated = ofTranslation.get(page);
    return translated === undefined ? [] : [{ path: page, translated, changed }];
  });
  // Translated files that were never committed have no date, because they are still being worked on.
  const late = pairs.filter(({ translated, changed }) => translated !== '' && changed > translated);
  return {
    behind: await Promise.all(late.map(async (page) => ({ ...page, ...(await changesSince(source, page)) }))),
    missing: [...ofSource.keys()].filter((page) => !ofTranslation.has(page)),
    orphaned: [...ofTranslation.keys()].filter((page) => !ofSource.has(page)),
    current: pairs.length - late.length,
  };
}

/** Returns the commit dates of existing pages by path; `''` if a page was never committed. */
async function daysOf(folder: string): Promise<Map<string, string>> {
  const changes = await lastChanges(folder);
  if (changes.size === 0)
    throw new Error(`${folder} has no history of commits: a shallow clone, or no repository. Clone it whole.`);
  const pages = globSync('**/*.{md,mdx}', { cwd: folder }).toSorted();
  return new Map(pages.flatMap((page) => [[page, changes.get(path.join(folder, page)) ?? '']] as const));
}

async function changesSince(
  folder: string,
  { path: page, translated }: { path: string; translated: string },
): Promise<{ commits: number; lines: number }> {
  const { stdout } = await run('git', ['log', '--format=%x00%cs', '--numstat', '--no-renames', '--', page], {
    cwd: folder,
    maxBuffer: 1 << 28,
  });
  const later = stdout
    .split('\0')
    .slice(1)
    .filter((commit) => commit.slice(0, translated.length) > translated);
  const counts = later.flatMap((commit) => [...commit.matchAll(/^(\d+)\t(\d+)\t/gm)]);
  return {
    commits: later.length,
    lines: counts.reduce((sum, [, added, removed]) => sum + Number(added) + Number(removed), 0),
  };
}

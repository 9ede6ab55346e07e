import type { BehindPage, TranslationState } from './behind.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** Formats the report on a translation, with the most outdated pages first. */
export function translationReport({ behind, missing, orphaned, current }: TranslationState): string[] {
  const furthest = behind.toSorted((a, b) => b.lines - a.lines || (a.path < b.path ? -1 : 1));
  return [
    ...furthest.map(
      (page) =>
        `${page.path}: behind by ${several(page.lines, 'line')} in ${several(page.commits, 'commit')}, ${several(daysBehind(page), 'day')}`,
    ),
    ...missing.map((page) => `${page}: not translated`),
    ...orphaned.map((page) => `${page}: its source is gone`),
    `${current} up to date, ${behind.length} behind, ${missing.length} not translated, ${orphaned.length} without a source`,
  ];
}

function several(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}

function daysBehind({ translated, changed }: BehindPage): number {
  return Math.round((Date.parse(changed) - Date.parse(translated)) / dayLength);
}

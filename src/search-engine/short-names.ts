import type { CorePage } from './format.ts';
import { squash } from './words.ts';

/** Returns the short name of a loader or plugin: `sass` for `/loaders/sass-loader/`. */
function shortPackageName(url: string): string | undefined {
  return /^\/(?:loaders|plugins)\/(.+?)(?:-webpack)?-(?:loader|plugin)\/$/.exec(url)?.[1];
}

/**
 * Returns the initials of a title with three or more words, because readers often use them: `ssr` for `Server-side
 * rendering`.
 */
function initialsOf(title: string): string | undefined {
  const words = title.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.length < 3
    ? undefined
    : words
        .map((word) => word[0])
        .join('')
        .toLowerCase();
}

/**
 * Returns other names of a page: the last segment of its path, the short name of a package, and the initials of its
 * title.
 */
export function shortNames({ u: url, t: title, r: readme }: CorePage): string[] {
  const slug = url.split('/').filter(Boolean).at(-1) ?? '';
  const names = [
    squash(slug) === squash(title) ? undefined : slug,
    shortPackageName(url),
    readme ? undefined : initialsOf(title),
  ];
  return names.filter((name) => name !== undefined);
}

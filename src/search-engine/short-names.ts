import type { CorePage } from './format.ts';
import { squash } from './words.ts';

/** Returns the short name of a loader or plugin, given the path of its page: `sass` for `/loaders/sass-loader/`. */
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
 * Returns other names by which readers search for a page: the last segment of its path, the short name of a package,
 * and the initials of its title. If the short name is the title of another page, only that page has it:
 * `hot-module-replacement` isn't the plugin.
 *
 * @param titles titles of all pages, in lowercase letters and digits
 */
export function shortNames({ u: url, t: title, r: readme }: CorePage, titles: ReadonlySet<string>): string[] {
  const slug = url.split('/').filter(Boolean).at(-1) ?? '';
  const short = shortPackageName(url);
  const names = [
    squash(slug) === squash(title) ? undefined : slug,
    short === undefined || titles.has(squash(short)) ? undefined : short,
    readme ? undefined : initialsOf(title),
  ];
  return names.filter((name) => name !== undefined);
}

import type { CorePage } from './format.ts';
import { squash } from './words.ts';

/** What a loader or a plugin is called for short: `sass` for `/loaders/sass-loader/`. */
function shortPackageName(url: string): string | undefined {
  return /^\/(?:loaders|plugins)\/(.+?)(?:-webpack)?-(?:loader|plugin)\/$/.exec(url)?.[1];
}

/** `ssr` for `Server-side rendering`: three words and more are often called by their first letters. */
function initialsOf(title: string): string | undefined {
  const words = title.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.length < 3
    ? undefined
    : words
        .map((word) => word[0])
        .join('')
        .toLowerCase();
}

/** What a page is also called: the last step of its address, a package for short, the initials of its title. */
export function shortNames({ u: url, t: title, r: readme }: CorePage): string[] {
  const slug = url.split('/').filter(Boolean).at(-1) ?? '';
  const names = [
    squash(slug) === squash(title) ? undefined : slug,
    shortPackageName(url),
    readme ? undefined : initialsOf(title),
  ];
  return names.filter((name) => name !== undefined);
}

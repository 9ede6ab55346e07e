import type { CorePage } from './format.ts';
import { squash } from './words.ts';

/** Short name of a loader or plugin: `sass` for `/loaders/sass-loader/`. */
function shortPackageName(url: string): string | undefined {
  return /^\/(?:loaders|plugins)\/(.+?)(?:-webpack)?-(?:loader|plugin)\/$/.exec(url)?.[1];
}

/** `ssr` for `Server-side rendering`: titles of three or more words are often called by their initials. */
function initialsOf(title: string): string | undefined {
  const words = title.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.length < 3
    ? undefined
    : words
        .map((word) => word[0])
        .join('')
        .toLowerCase();
}

/** Other names of a page: the last step of its address, the short name of a package, the initials of its title. */
export function shortNames({ u: url, t: title, r: readme }: CorePage): string[] {
  const slug = url.split('/').filter(Boolean).at(-1) ?? '';
  const names = [
    squash(slug) === squash(title) ? undefined : slug,
    shortPackageName(url),
    readme ? undefined : initialsOf(title),
  ];
  return names.filter((name) => name !== undefined);
}

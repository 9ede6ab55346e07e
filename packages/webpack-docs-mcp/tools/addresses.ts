import type { Library } from '../library/library.ts';

/** Absolute URL of a path on the site. */
export function absolute({ about }: Library, url: string): string {
  return about.origin + url;
}

/** Removes the origin from links to the site, because a section may have a hundred of them. */
export function withShortLinks({ about }: Library, markdown: string): string {
  return markdown.replaceAll(`](${about.origin}/`, '](/');
}

import type { Library } from '../library/library.ts';

/** Converts a path on the site to an absolute URL. */
export function absolute({ about }: Library, url: string): string {
  return about.origin + url;
}

/** Removes the site's origin from links in Markdown to save space, because a section may contain a hundred of them. */
export function withShortLinks({ about }: Library, markdown: string): string {
  return markdown.replaceAll(`](${about.origin}/`, '](/');
}

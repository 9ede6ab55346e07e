import type { Library } from '../library/library.ts';

/** Address on the web of one from the root of the site. */
export function absolute({ about }: Library, url: string): string {
  return about.origin + url;
}

/** Links inside of the site without its origin, which a section may have a hundred times. */
export function withShortLinks({ about }: Library, markdown: string): string {
  return markdown.replaceAll(`](${about.origin}/`, '](/');
}

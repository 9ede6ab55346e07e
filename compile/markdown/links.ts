import path from 'node:path/posix';
import type { Root } from 'hast';
import type { Position } from 'unist';
import { visit } from './visit.ts';
import { isSiteAddress, urlOfPath, withTrailingSlash } from '../../src/model/url.ts';
import type { Fence, FoundLink, SourcePage } from '../types.ts';
import type { Report } from './report.ts';

/**
 * Collects the links of a page, and rewrites internal links to site addresses: `https://webpack.js.org/x` becomes `/x`,
 * and `./caching.mdx` becomes `/guides/caching/`. Modifies the tree in place.
 *
 * @param origins origins whose URLs are treated as this site's
 */
export function readLinks(
  tree: Root,
  source: SourcePage,
  { origins, report }: { origins: readonly string[]; report: Report },
): FoundLink[] {
  const links: FoundLink[] = [];
  // Use the position of the preceding element for generated links, such as those in code, which have none.
  let place: Position | undefined;
  visit(tree, 'element', (element) => {
    place = element.position ?? place;
    const { href, src } = element.properties;
    if (element.tagName === 'img' && typeof src === 'string')
      links.push({ href: src, line: report.line(place), kind: 'image' });
    if (element.tagName !== 'a' || typeof href !== 'string' || isOwnAnchor(element.properties.className)) return;
    const address = internal(href, source, origins);
    // Add trailing slashes only in READMEs, which can't be edited here. Authors get an error instead.
    element.properties.href = source.kind === 'readme' && isSiteAddress(address) ? withTrailingSlash(address) : address;
    links.push({ href: element.properties.href, line: report.line(place), kind: 'link' });
  });
  return links;
}

/** Returns links to this site in the comments and strings of a code block. */
export function readCodeLinks(fence: Fence, origins: readonly string[]): FoundLink[] {
  const links: FoundLink[] = [];
  fence.code.split('\n').forEach((line, index) => {
    for (const [address] of line.matchAll(/https?:\/\/[^\s"'`<>()[\]\\,;]+/g)) {
      const origin = origins.find((each) => address.startsWith(`${each}/`));
      const rest = origin === undefined ? undefined : address.slice(origin.length);
      if (rest) links.push({ href: rest.replace(/[.:]+$/, ''), line: fence.line + index + 1, kind: 'code' });
    }
  });
  return links;
}

/** Whether a link is a heading's anchor or a playground link, which the compiler generates. */
function isOwnAnchor(className: unknown): boolean {
  return Array.isArray(className) && (className.includes('anchor') || className.includes('play'));
}

function internal(href: string, source: SourcePage, origins: readonly string[]): string {
  if (origins.includes(href)) return '/';
  const origin = origins.find((each) => href.startsWith(`${each}/`));
  // Keep a URL whose path starts with two slashes, because the path alone would be a URL of another host.
  if (origin !== undefined && !/^[/\\]{2}/.test(href.slice(origin.length))) return href.slice(origin.length);
  const [, file, hash = ''] = /^((?!\/|#|[a-z][a-z\d+.-]*:)[^#?]*\.mdx?)(#.*)?$/i.exec(href) ?? [];
  if (file === undefined) return href;
  return urlOfPath(path.join(path.dirname(source.path), file)) + hash;
}

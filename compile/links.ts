import { sectionOf } from '../src/model/sections.ts';
import { hashOf, isSiteAddress, pageAddress, withTrailingSlash } from '../src/model/url.ts';
import { nearest } from './nearest.ts';
import type { CompiledPage, FoundLink, Problem } from './types.ts';

/** What exists besides pages with their ids. */
export interface KnownAddresses {
  /** Legacy addresses that are redirected. */
  redirects: Iterable<string>;
  /** Addresses that the build makes (`/guides/printable/`) or that are files of `public/` (`/favicon.ico`). */
  others: Iterable<string>;
}

/**
 * The address that a wrong one is likely to mean: the page that has the same name elsewhere, else one of the same section whose
 * name is spelled alike, else one anywhere. Names are compared, not whole addresses, which have their section in common with
 * many that are about something else.
 *
 * @param address with slashes at both ends
 */
function relatedAddress(address: string, known: readonly string[]): string | undefined {
  const name = nameOf(address);
  if (name === '') return undefined;
  const named = known.filter((url) => url !== '/');
  const section = sectionOf(address);
  const inSection = named.filter((url) => sectionOf(url) === section);
  for (const candidates of [inSection, named]) {
    const same = candidates.find((url) => nameOf(url) === name);
    if (same !== undefined) return same;
  }
  for (const candidates of [inSection, named]) {
    const alike = nearest(name, candidates.map(nameOf), 4);
    if (alike !== undefined) return candidates.find((url) => nameOf(url) === alike);
  }
  return undefined;
}

/** The last part of an address. */
function nameOf(address: string): string {
  return address.split('/').findLast((part) => part !== '') ?? '';
}

/**
 * Holds every link inside the site against what exists.
 *
 * @param pages all pages of the site
 * @param known what else answers
 * @param fileOf path of a page's file as shown in messages
 * @returns a problem for each link to a page or an id that is not there, with the nearest that is; of READMEs, which are not
 *   ours to mend, warnings
 */
export function checkLinks(
  pages: readonly CompiledPage[],
  known: KnownAddresses,
  fileOf: (page: CompiledPage) => string,
): Problem[] {
  const answering: Answering = {
    ids: new Map(pages.map((page) => [page.url, new Set(page.ids)])),
    others: new Set([...known.redirects, ...known.others]),
  };
  return pages.flatMap((page) =>
    page.links.flatMap((link): Problem[] => {
      const message = brokenLink(link, page.url, answering);
      const spelling = message === undefined ? misspelledLink(link, answering) : undefined;
      if (message === undefined && spelling === undefined) return [];
      const severity = message === undefined || page.kind === 'readme' ? 'warning' : 'error';
      return [{ file: fileOf(page), line: link.line, message: message ?? spelling ?? '', severity, about: 'link' }];
    }),
  );
}

/** What a link may lead to. */
interface Answering {
  /** Ids of pages, by address. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** Addresses without ids. */
  others: ReadonlySet<string>;
}

/** Whether a link leads to another site, or shows a picture, which is looked for elsewhere. */
function isForeign({ href, kind }: FoundLink): boolean {
  return kind === 'image' || /^[a-z][a-z\d+.-]*:/i.test(href) || href.startsWith('//');
}

/** Why a link leads nowhere. */
function brokenLink(link: FoundLink, url: string, answering: Answering): string | undefined {
  const { href } = link;
  if (isForeign(link)) return undefined;
  if (href === '') return 'A link needs a URL: [text](/guides/).';
  const pages = [...answering.ids.keys()];
  if (!isSiteAddress(href) && !href.startsWith('#'))
    return `The link ${href} is relative. Write the site URL, such as ${relatedAddress(`${url}${href}`, pages) ?? url}.`;
  const address = href.startsWith('#') ? url : pageAddress(href);
  const ids = answering.ids.get(address);
  if (!ids) {
    if (answering.others.has(address) || answering.others.has(pathOf(href))) return undefined;
    const suggestion = relatedAddress(address, pages);
    return `The link ${href} points to a page that does not exist.${suggestion ? ` Did you mean ${suggestion}?` : ''}`;
  }
  const hash = hashOf(href);
  if (hash === '' || ids.has(hash)) return undefined;
  const suggestion = nearest(hash, ids);
  return `The link ${href} points to a heading that does not exist: ${address} has no id ${hash}.${suggestion ? ` Did you mean #${suggestion}?` : ''}`;
}

/** A link that leads to its page by a redirect. */
function misspelledLink({ href, kind }: FoundLink, { ids }: Answering): string | undefined {
  const path = pathOf(href);
  return kind === 'link' && path !== '' && ids.has(pageAddress(href)) && withTrailingSlash(path) !== path
    ? `The link ${href} is not in canonical form. Write ${withTrailingSlash(href)}.`
    : undefined;
}

function pathOf(href: string): string {
  return href.replace(/[?#].*$/, '');
}

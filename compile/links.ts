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
  const idsByUrl = new Map(pages.map((page) => [page.url, new Set(page.ids)]));
  const others = new Set([...known.redirects, ...known.others]);
  return pages.flatMap((page) =>
    page.links.flatMap((link): Problem[] => {
      const problem = linkProblem(link, page);
      if (problem === undefined) return [];
      const { message, severity } =
        typeof problem === 'string' ? { message: problem, severity: 'error' as const } : problem;
      return [
        {
          file: fileOf(page),
          line: link.line,
          message,
          severity: page.kind === 'readme' ? 'warning' : severity,
          about: 'link',
        },
      ];
    }),
  );

  /** What is wrong with a link: an error, unless it says otherwise. */
  function linkProblem(
    link: FoundLink,
    page: CompiledPage,
  ): string | Pick<Problem, 'message' | 'severity'> | undefined {
    const { href } = link;
    if (link.kind === 'image') return undefined;
    if (href === '') return 'A link needs its address: [text](/guides/).';
    if (/^[a-z][a-z\d+.-]*:/i.test(href) || href.startsWith('//')) return undefined;
    if (!isSiteAddress(href) && !href.startsWith('#')) {
      return `The link ${href} is relative: write the site address, such as ${suggestAddress(`${page.url}${href}`) ?? page.url}.`;
    }
    const address = href.startsWith('#') ? page.url : pageAddress(href);
    const ids = idsByUrl.get(address);
    if (!ids) {
      if (others.has(address) || others.has(href.replace(/[?#].*$/, ''))) return undefined;
      const suggestion = suggestAddress(address);
      return `The link ${href} leads to no page.${suggestion ? ` Did you mean ${suggestion}?` : ''}`;
    }
    const hash = hashOf(href);
    if (hash !== '' && !ids.has(hash)) {
      const suggestion = nearest(hash, ids);
      return `The link ${href} leads to no heading: ${address} has no id ${hash}.${suggestion ? ` Did you mean #${suggestion}?` : ''}`;
    }
    const path = href.replace(/[?#].*$/, '');
    if (link.kind === 'link' && path !== '' && withTrailingSlash(path) !== path)
      return {
        message: `The link ${href} is not spelled as the site spells it, with one slash at the end of its path: ${withTrailingSlash(href)}.`,
        severity: 'warning',
      };
    return undefined;
  }

  function suggestAddress(address: string): string | undefined {
    return relatedAddress(address, [...idsByUrl.keys()]);
  }
}

import type { PhrasingContent, RootContent } from 'mdast';
import { stringify } from 'yaml';
import type { PageData } from '../../src/model/page.ts';
import { isSiteAddress } from '../../src/model/url.ts';
import { siteTexts } from '../interface-texts.ts';
import { serializeMarkdown } from './serialize-markdown.ts';

/** Values that all Markdown copies of a site share. */
export interface CopiedSite {
  /** Origin of the site, without a trailing slash. */
  origin: string;
  /** Version of webpack that the site's pages document. */
  webpackVersion: string | undefined;
}

const { page: words } = await siteTexts();

/**
 * Creates the Markdown copy of a page: front matter with its metadata, the title, the prose, and the links that
 * surround the prose on the page. Used by “Copy as Markdown”, `index.md` and the `llms.txt` files.
 *
 * @param section title of the page's section; `''` at the top level
 * @param body the page's prose, from `markdownBody`
 */
export function markdownCopy(page: PageData, section: string, body: string, site: CopiedSite): string {
  const parts = [frontMatter(page, section, site), serializeMarkdown({ type: 'root', children: opening(page) }), body];
  if (page.related)
    parts.push(serializeMarkdown({ type: 'root', children: furtherReading(page.related, site.origin) }));
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function frontMatter(page: PageData, section: string, { origin, webpackVersion }: CopiedSite): string {
  const about = {
    title: page.title,
    url: page.canonical ?? origin + page.url,
    description: page.description,
    section: section || undefined,
    webpack: webpackVersion,
    package: page.package && `${page.package.name}@${page.package.version}`,
    published: page.date,
    updated: page.updated,
    index: `${origin}/llms.txt`,
  };
  const known = Object.fromEntries(Object.entries(about).filter(([, value]) => value !== undefined));
  return `---\n${stringify(known, { lineWidth: 0 })}---`;
}

function opening({ title, package: documented }: PageData): RootContent[] {
  return [
    { type: 'heading', depth: 1, children: [text(title)] },
    ...(documented
      ? [
          {
            type: 'paragraph' as const,
            children: [
              { type: 'inlineCode' as const, value: documented.name },
              text(words.thirdParty(documented.version)),
            ],
          },
        ]
      : []),
  ];
}

function furtherReading(related: NonNullable<PageData['related']>, origin: string): RootContent[] {
  return [
    { type: 'heading', depth: 2, children: [text(words.furtherReading)] },
    {
      type: 'list',
      spread: false,
      children: related.map(({ title, url, about }) => ({
        type: 'listItem',
        children: [
          {
            type: 'paragraph',
            children: [
              { type: 'link', url: isSiteAddress(url) ? origin + url : url, children: [text(title)] },
              ...(about ? [text(`: ${about}`)] : []),
            ],
          },
        ],
      })),
    },
  ];
}

function text(value: string): PhrasingContent & { type: 'text' } {
  return { type: 'text', value };
}

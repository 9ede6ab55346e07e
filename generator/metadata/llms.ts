import type { WholeConfig } from '../../site.config.ts';
import type { Site } from '../site.ts';

/** `llms.txt`: the site as a list of links to the Markdown of its pages, by section (llmstxt.org). */
export function llmsIndex(
  { sections, pages }: Pick<Site, 'pages' | 'sections'>,
  { name, description, origin }: WholeConfig,
): string {
  const descriptions = new Map(pages.map(({ module }) => [module.page.url, module.page.description]));
  const parts = [`# ${name}`, `> ${description}`];
  for (const section of sections.values()) {
    if (section.pages.length === 0) continue;
    const links = section.pages.map(({ url, title }) => {
      const about = descriptions.get(url);
      return `- [${title}](${origin}${url}index.md)${about ? `: ${about}` : ''}`;
    });
    parts.push(`## ${section.title}`, links.join('\n'));
  }
  return `${parts.join('\n\n')}\n`;
}

/** `llms-full.txt`: the Markdown of all pages. */
export function llmsFull(copies: readonly string[]): string {
  return copies.join('\n');
}

import type { SiteConfig, WholeConfig } from '../../site.config.ts';
import type { Site } from '../site.ts';

/** `llms.txt`: the site as a list of links to the Markdown of its pages, by section (llmstxt.org). */
export function llmsIndex({ sections, pages }: Site, { name, description, origin }: WholeConfig): string {
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

/** `llms-full.txt`: the Markdown of all pages, each under its address. */
export function llmsFull({ pages }: Site, { origin }: SiteConfig): string {
  return pages
    .filter(({ compiled }) => compiled.markdown.trim())
    .map(({ module, compiled }) => `<!-- ${origin}${module.page.url} -->\n\n${compiled.markdown.trim()}\n`)
    .join('\n');
}

/**
 * Everything beside the documents: feeds, lists for machines, Markdown twins, anchors.
 */
import { basePathOf } from '../../src/model/base-path.ts';
import { placedMarkdown } from '../placed-html.ts';
import type { WholeConfig } from '../../site.config.ts';
import type { FileSink } from '../output/file-sink.ts';
import type { Site } from '../site.ts';
import { feed } from './feed.ts';
import { llmsFull, llmsIndex } from './llms.ts';
import { webManifest } from './manifest.ts';
import { robots, sitemap } from './sitemap.ts';

/** Writes the metadata of a site. */
export async function writeMetadata(site: Site, config: WholeConfig, output: FileSink): Promise<void> {
  const data = site.pages.map(({ module }) => module.page);
  await output.write('sitemap.xml', sitemap(data, config));
  if (basePathOf(config.origin) === '') await output.write('robots.txt', robots(config));
  await output.write('manifest.json', webManifest(config));
  await output.write(
    'feed.xml',
    feed(
      site.pages.map(({ module }) => module).filter(({ page }) => page.kind === 'post'),
      config,
    ),
  );
  await output.write('llms.txt', llmsIndex(site, config));
  await output.write('llms-full.txt', llmsFull(site, config));
  await Promise.all(
    site.pages.map(async ({ module, compiled }) => {
      const folder = module.page.url.slice(1);
      await output.write(`${folder}index.md`, placedMarkdown(compiled.markdown, basePathOf(config.origin)));
      if (module.anchors.length > 0) await output.write(`${folder}anchors.json`, JSON.stringify(module.anchors));
    }),
  );
}

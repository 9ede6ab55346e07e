/** Writes the files with which other programs find the pages of the site and their sections. */
import { basePathOf } from '../../src/model/base-path.ts';
import type { WholeConfig } from '../../site.config.ts';
import type { FileSink } from '../output/file-sink.ts';
import type { Site } from '../site.ts';
import { feed } from './feed.ts';
import { webManifest } from './manifest.ts';
import { openSearchDescription, openSearchFile } from './opensearch.ts';
import { robots, sitemap } from './sitemap.ts';

/**
 * Writes the sitemap, `robots.txt`, the OpenSearch description, the web app manifest, the feed of the blog, and the
 * anchors of each page.
 */
export async function writeMetadata(site: Site, config: WholeConfig, output: FileSink): Promise<void> {
  const data = site.pages.map(({ module }) => module.page);
  await output.write('sitemap.xml', sitemap(data, config));
  if (basePathOf(config.origin) === '') await output.write('robots.txt', robots(config));
  await output.write(openSearchFile, openSearchDescription(config));
  await output.write('manifest.json', webManifest(config));
  await output.write(
    'feed.xml',
    feed(
      site.pages.map(({ module }) => module).filter(({ page }) => page.kind === 'post'),
      config,
    ),
  );
  await Promise.all(
    site.pages.map(async ({ module: { page, anchors } }) => {
      if (anchors.length > 0) await output.write(`${page.url.slice(1)}anchors.json`, JSON.stringify(anchors));
    }),
  );
}

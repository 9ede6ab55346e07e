import { markdownCopies } from '../../compile/markdown-copy/markdown-copies.ts';
import { parts, type WholeConfig } from '../../site.config.ts';
import { markdownAddress } from '../../src/model/markdown-address.ts';
import type { FileSink } from '../output/file-sink.ts';
import { packageVersion } from '../../facts/packages.ts';
import type { Site } from '../site.ts';
import { llmsFiles } from './llms.ts';

/**
 * Writes the Markdown copy of each page, and the `llms.txt` lists of these copies.
 *
 * @param kept absolute path of the cache file
 */
export async function writeMarkdownCopies(
  { pages, sections }: Site,
  { config, files, kept }: { config: WholeConfig; files: FileSink; kept: string },
): Promise<void> {
  const copies = await markdownCopies(
    {
      pages: pages.map(({ module, compiled }) => ({ data: module.page, compiled })),
      sections: sections.values(),
    },
    { origin: config.origin, webpackVersion: parts.facts ? packageVersion('webpack') : undefined },
    kept,
  );
  const lists = llmsFiles({ pages, sections, copies }, config);
  await Promise.all([...lists].map(([file, text]) => files.write(file, text)));
  await Promise.all(
    [...copies].flatMap(([url, copy]) =>
      // Write each Markdown copy to two files, such as `guides/caching.md` and `guides/caching/index.md`, because
      // programs try either address and static hosts can't redirect between them.
      [...new Set([markdownAddress(url), `${url}index.md`])].map((address) => files.write(address.slice(1), copy)),
    ),
  );
}

/** Collects the data of the package `webpack-docs-mcp` from the built site and the facts about webpack. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Element, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { toHtml } from 'hast-util-to-html';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { markdownBody } from '../../../compile/markdown-copy/markdown-body.ts';
import { factKinds } from '../../../facts/types.ts';
import { loadFacts } from '../../../facts/index.ts';
import { filesUnder } from '../../../generator/files-under.ts';
import { site } from '../../../site.config.ts';
import { pageOfMarkdown } from '../../../src/model/markdown-address.ts';
import { groupBy } from '../../../src/model/group-by.ts';
import type { PackagedFact, DataFiles, PackagedPage } from '../library/package-data.ts';

/**
 * Collects and writes the documentation data of the npm package.
 *
 * @param dist absolute path of the built site
 * @param out absolute path of the folder for the data
 * @throws Error if the site hasn't been built
 */
export async function writeData(dist: string, out: string): Promise<WrittenData> {
  if (!existsSync(path.join(dist, 'search/core.json')))
    throw new Error(`There is no built site in ${dist}: run npm run build first.`);
  const { versions, releases } = loadFacts();
  const pages = await pagesOf(dist);
  const files: DataFiles = {
    'about.json': { origin: site.origin, versions },
    'pages.json': pages.map(({ page }) => page),
    'facts.json': await factsOf(dist),
    'releases.json': [...releases],
    'search.json': await searchOf(dist),
  };
  await mkdir(out, { recursive: true });
  await Promise.all(
    Object.entries(files).map(([name, content]) => writeFile(path.join(out, name), JSON.stringify(content))),
  );
  return { readmes: new Set(pages.flatMap(({ readmeOf }) => readmeOf ?? [])) };
}

/** Information about the collected data for the package's build. */
interface WrittenData {
  /** Folders of the npm packages whose README is a page of the site (`node_modules/css-loader`). */
  readmes: ReadonlySet<string>;
}

const frontMatter = /^---\n([^]*?)\n---\n+/;

async function pagesOf(dist: string): Promise<{ page: PackagedPage; readmeOf: string | undefined }[]> {
  const files = (await filesUnder(dist)).filter((file) => file === 'index.md' || file.endsWith('/index.md')).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(dist, file), 'utf8');
      const about = parse(frontMatter.exec(text)?.[1] ?? '') as Record<string, string>;
      const { title = '', description = '', section = '', package: readme } = about;
      const url = pageOfMarkdown(`/${file}`) ?? '/';
      const page = { url, title, description, section, markdown: text.replace(frontMatter, '').trim() };
      return { page, readmeOf: readme && `node_modules/${readme.replace(/@[^@/]+$/, '')}` };
    }),
  );
}

async function factsOf(dist: string): Promise<PackagedFact[]> {
  const facts = (
    await Promise.all(
      factKinds.map(
        async (kind) => JSON.parse(await readFile(path.join(dist, 'facts', `${kind}.json`), 'utf8')) as PackagedFact[],
      ),
    )
  ).flat();
  const byPage = groupBy(
    facts.filter(({ url }) => url !== undefined),
    ({ url = '' }) => url.split('#')[0] ?? '',
  );
  const said = new Map<string, string>();
  for (const [url, those] of byPage) {
    const html = await readFile(path.join(dist, url, 'index.html'), 'utf8');
    const wanted = new Set(those.map((fact) => fact.url?.split('#')[1] ?? ''));
    for (const [id, text] of rowsOf(html, wanted, url)) said.set(`${url}#${id}`, text);
  }
  return facts.map((fact) => {
    const says = fact.url === undefined ? undefined : said.get(fact.url);
    return says === undefined || says === '' ? fact : { ...fact, says };
  });
}

/**
 * Reads from a page's HTML the descriptions in table rows and list items with the given ids. @returns Markdown by id
 */
function rowsOf(html: string, wanted: ReadonlySet<string>, url: string): Map<string, string> {
  const rows = new Map<string, string>();
  const tree: Root = unified().use(rehypeParse).parse(html);
  visit(tree, 'element', (element, index, parent) => {
    const id = element.properties.id;
    if (typeof id !== 'string' || !wanted.has(id) || /^h\d$/.test(element.tagName)) return;
    const nodes = descriptionsOf(element, (parent?.children ?? []).slice((index ?? 0) + 1) as RootContent[]);
    const fragment = nodes.map((node) => toHtml(node)).join('\n');
    if (fragment !== '') rows.set(id, markdownBody(fragment, { url, origin: site.origin }).trim());
  });
  return rows;
}

/**
 * Returns the HTML elements that contain the description: the other cells of a table row, the definitions of a term, or
 * the list item itself.
 */
function descriptionsOf(element: Element, following: RootContent[]): Element[] {
  const elements = (nodes: readonly RootContent[]): Element[] => nodes.filter((node) => node.type === 'element');
  if (element.tagName === 'tr')
    return elements(element.children as RootContent[])
      .slice(1)
      .map((cell, _index, cells) => ({ ...withHead(cell, cells.length > 1), tagName: 'div' }));
  if (element.tagName === 'dt') {
    const next = elements(following).findIndex(({ tagName }) => tagName === 'dt');
    const own = elements(following).slice(0, next < 0 ? undefined : next);
    return own.filter(({ tagName }) => tagName === 'dd').map((each) => ({ ...each, tagName: 'div' }));
  }
  return element.tagName === 'li' ? [{ ...element, tagName: 'div' }] : [];
}

/**
 * Prefixes the text of a table cell with its column header, which the HTML contains for phones
 * (`compile/markdown/cell-labels.ts`).
 */
function withHead(cell: Element, isOneOfSeveral: boolean): Element {
  const { dataLabel } = cell.properties;
  if (!isOneOfSeveral || typeof dataLabel !== 'string') return cell;
  return { ...cell, children: [{ type: 'text', value: `${dataLabel}: ` }, ...cell.children] };
}

async function searchOf(dist: string): Promise<Record<string, unknown>> {
  const files = (await filesUnder(path.join(dist, 'search'))).filter((file) => file.endsWith('.json')).toSorted();
  return Object.fromEntries(
    await Promise.all(
      files.map(
        async (file) =>
          [`search/${file}`, JSON.parse(await readFile(path.join(dist, 'search', file), 'utf8'))] as const,
      ),
    ),
  );
}

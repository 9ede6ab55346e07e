/** Renders pages to complete HTML documents. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentAssets, PageInput, RenderInput, Stylesheet } from '../../src/model/render-input.ts';
import type { PageModule, SectionData } from '../../src/model/page.ts';
import { isScreen, type ScreenKind, screens } from '../../src/model/screens.ts';
import { nearbyPages } from '../../src/model/sidebar.ts';
import { BuildFailure } from '../build-failure.ts';
import type { Bundles } from '../bundle/bundler.ts';
import { basePath } from '../bundle/place-definitions.ts';
import type { Output } from '../output/output.ts';
import { placedHtml } from '../placed-html.ts';

/** Input for rendering pages to HTML documents. */
export interface PrerenderJob {
  /** Pages to render, either regular or printable ones. */
  pages: PageModule[];
  /** Documents that aren't pages, such as the 404 document. */
  others: Exclude<RenderInput['screen'], 'page'>[];
  sections: Map<string, SectionData>;
  bundles: Bundles;
  webpackVersion: string;
  /** Returns the content security policy of a document, given the stylesheets that it inlines. */
  policyOf: (styleSheets: string[]) => string;
}

/**
 * Renders HTML documents into the build output. Documents with unchanged input are reused.
 *
 * @param onPage called after each page
 * @throws BuildFailure that names every page that failed to render, with the reason
 */
export async function prerender(job: PrerenderJob, output: Output, onPage: () => void): Promise<void> {
  const reasons: string[] = [];
  for (const input of inputs(job, await readStyles(job.bundles))) {
    const [file, name] = fileOf(input);
    try {
      const from = { renderVersion: job.bundles.renderVersion, basePath, input };
      await output.derive(file, from, async ({ input: same }) => placedHtml(checked(await job.bundles.render(same))));
    } catch (error) {
      if (error instanceof BuildFailure) reasons.push(...error.reasons.map((reason) => `${name} ${reason}`));
      else
        reasons.push(
          `${name} could not be rendered: ${error instanceof Error ? (error.stack ?? error.message) : error}`,
        );
    }
    onPage();
  }
  if (reasons.length > 0) throw new BuildFailure(reasons);
}

/** Counts the documents to render. */
export function countDocuments(job: PrerenderJob): number {
  return job.pages.length + job.others.length;
}

/**
 * Returns the id of the app's code, for documents (`data-build`) and `/build.json`. It changes only if the code that
 * documents load, or are rendered with, changes. It doesn't depend on content, so that editing a page leaves all other
 * documents unchanged.
 */
export function buildIdOf({ first, headScript, renderVersion }: Bundles): string {
  return createHash('sha256')
    .update(JSON.stringify([first, headScript, renderVersion]))
    .digest('hex')
    .slice(0, 12);
}

/** Function that returns stylesheets with their content, given their addresses. */
type Styles = (addresses: string[]) => Stylesheet[];

/**
 * Reads the stylesheets that documents inline.
 * @throws BuildFailure if one contains `</style`
 */
async function readStyles({ clientFiles, clientFolder }: Bundles): Promise<Styles> {
  const sources = new Map<string, string>();
  for (const file of clientFiles.filter((name) => name.endsWith('.css'))) {
    const source = (await readFile(path.join(clientFolder, file), 'utf8')).trim();
    if (/<\/style/i.test(source))
      throw new BuildFailure([`${file} contains “</style”, which would end the style element`]);
    sources.set(`/${file}`, source);
  }
  return (addresses) => addresses.map((address) => ({ address, source: sources.get(address) }));
}

function* inputs(job: PrerenderJob, styles: Styles): Generator<RenderInput> {
  const { pages, others, sections, bundles, webpackVersion, policyOf } = job;
  const { headScript, first } = bundles;
  const assets: DocumentAssets = { headScript, scripts: first.scripts, styles: styles(first.styles) };
  const facts = { assets, buildId: buildIdOf(bundles), webpackVersion, policy: policyFor(assets, policyOf) };
  for (const { page, html, anchors } of pages) {
    const section = sections.get(page.section);
    if (!section)
      throw new BuildFailure([`${page.url} belongs to the section “${page.section}”, which does not exist`]);
    const all = isScreen(page.kind) ? { ...assets, ...screenAssets(page.kind, bundles, styles) } : assets;
    const input: PageInput = {
      ...facts,
      screen: 'page',
      assets: all,
      policy: policyFor(all, policyOf),
      page,
      html,
      anchors,
      section: nearbyPages(section, page.url),
    };
    yield input;
  }
  for (const screen of others) yield { ...facts, screen };
}

/**
 * Returns the additional files of a page with its own component, such as the home page: scripts, and the styles of its
 * prerendered HTML.
 */
function screenAssets(
  kind: ScreenKind,
  { chunks }: Bundles,
  styles: Styles,
): Pick<DocumentAssets, 'screenScripts' | 'screenStyles'> {
  const own = `screen-${kind}`;
  return {
    screenScripts: chunks.get(own)?.scripts ?? [],
    screenStyles: [own, ...(screens[kind].parts ?? [])].flatMap((name) => styles(chunks.get(name)?.styles ?? [])),
  };
}

function policyFor({ styles, screenStyles = [] }: DocumentAssets, policyOf: PrerenderJob['policyOf']): string {
  return policyOf([...styles, ...screenStyles].flatMap(({ source }) => source ?? []));
}

/** Returns the output file of a document, and the name that error messages use for the document. */
function fileOf(input: RenderInput): [file: string, name: string] {
  if (input.screen === 'not-found') return ['404.html', 'the 404 page'];
  if (input.screen === 'app-shell') return ['app-shell/index.html', '/app-shell/'];
  return [`${input.page.url.slice(1)}index.html`, input.page.url];
}

/**
 * Rejects rendered HTML that contains a Suspense fallback. React leaves one in place when it streams, with the actual
 * content in a hidden element below, so that the page would be unreadable without JavaScript. The comment `<!--$?-->`
 * and templates whose id starts with `B:` are signs of that.
 */
function checked(html: string): string {
  if (html.includes('<!--$?-->') || html.includes('<template id="B:')) {
    throw new BuildFailure([
      'still shows a Suspense fallback: render it with a raised progressiveChunkSize, or synchronously',
    ]);
  }
  if (!/^<!doctype html>/i.test(html))
    throw new BuildFailure(['is not a complete document. It must start with <!doctype html>']);
  return html;
}

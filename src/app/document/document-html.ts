/**
 * Builds the HTML document around the prerendered page frame. It is assembled as a string because the order of the head
 * matters, and React would add little. The theme script comes before the styles. Styles are inline so that the page can
 * be painted while it is still loading. Scripts come last so that they don't delay visible content on a slow
 * connection.
 */
import type { WholeConfig } from '../../../site.config.ts';
import { escapeHtml } from '../../model/escape-html.ts';
import type { RenderInput, Stylesheet } from '../../model/render-input.ts';
import type { InlineData } from '../view.ts';
import { type MetaTag, pageMeta } from './page-meta.ts';
import { structuredData } from './structured-data.ts';

/**
 * Sizes of the site's icon in pixels that the specification requires. The build writes each size as
 * `/assets/icon-NxN.png`.
 */
const ICON_SIZES = [150, 192, 512];
const TOUCH_ICON_SIZE = 180;

/** Matches the codes of right-to-left languages. */
const rightToLeft = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)(?:-|$)/;

/**
 * Returns the HTML of a complete document.
 * @param frame HTML of `#root`, as rendered by React
 */
export function documentHtml(input: RenderInput, frame: string, site: WholeConfig): string {
  const { assets, buildId, webpackVersion, policy } = input;
  const { title, tags } = pageMeta(input.screen === 'page' ? input.page : 'not-found', site);
  const structured = input.screen === 'page' ? structuredData(input.page, input.section, site) : [];
  // Omit `dir="ltr"`, because it is the default.
  const direction = rightToLeft.test(site.language) ? ' dir="rtl"' : '';
  const scripts = [...assets.scripts, ...(assets.screenScripts ?? [])];
  return [
    `<!doctype html><html lang="${site.language}"${direction} data-build="${escapeHtml(buildId)}" data-webpack-version="${escapeHtml(webpackVersion)}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    // A Content Security Policy in a `<meta>` element applies only to the elements after it.
    policy === undefined ? '' : `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<script>${assets.headScript}</script>`,
    ...assets.styles.map((sheet) => styleHtml(sheet)),
    ...(assets.screenStyles ?? []).map((sheet) => styleHtml(sheet, ` data-href="${sheet.address}"`)),
    ...tags.map(tagHtml),
    `<meta name="theme-color" content="${site.themeColor}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...ICON_SIZES.map(
      (size) => `<link rel="icon" href="/assets/icon-${size}x${size}.png" type="image/png" sizes="${size}x${size}">`,
    ),
    `<link rel="apple-touch-icon" href="/assets/icon-${TOUCH_ICON_SIZE}x${TOUCH_ICON_SIZE}.png" sizes="${TOUCH_ICON_SIZE}x${TOUCH_ICON_SIZE}">`,
    '<link rel="manifest" href="/manifest.json">',
    `<link rel="alternate" type="application/atom+xml" title="${TEXTS.frame.blog}" href="/feed.xml">`,
    `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(site.name)}" href="/opensearch.xml">`,
    ...structured.map((data) => `<script type="application/ld+json" data-page="">${jsonText(data)}</script>`),
    '</head><body>',
    `<div id="root">${frame}</div>`,
    inlineData(input),
    ...scripts.map((src) => `<script defer src="${src}"></script>`),
    '</body></html>',
  ].join('');
}

function inlineData(input: RenderInput): string {
  if (input.screen === 'app-shell') return '';
  const data: InlineData =
    input.screen === 'page' ? { page: input.page, section: input.section } : { screen: 'not-found' };
  return `<script type="application/json" id="page-data">${jsonText(data)}</script>`;
}

/**
 * @param chunk `data-href` of a lazy chunk's stylesheet, which tells mini-css-extract-plugin's runtime that it is
 * already loaded
 */
function styleHtml({ address, source }: Stylesheet, chunk = ''): string {
  return source === undefined ? `<link rel="stylesheet" href="${address}">` : `<style${chunk}>${source}</style>`;
}

function tagHtml({ tag, attributes }: MetaTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${written.join('')} data-page="">`;
}

/** Serializes data as JSON with `<` escaped, so that it can't close its script element. */
function jsonText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

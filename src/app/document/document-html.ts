/**
 * The document around the prerendered frame, assembled as a string: React would add little to the head, and the order
 * matters. The theme script comes before the styles; styles are inline, so that the page can be painted while it
 * arrives; scripts come last, so that on a slow connection nothing visible waits for them.
 */
import type { WholeConfig } from '../../../site.config.ts';
import { directionOf } from '../../model/direction.ts';
import type { RenderInput, Stylesheet } from '../../model/render-input.ts';
import type { InlineData } from '../view.ts';
import { type MetaTag, pageMeta } from './page-meta.ts';
import { structuredData } from './structured-data.ts';

/** Sizes of the icons that the specification requires; the build writes each as `/assets/icon-NxN.png`. */
const ICON_SIZES = [150, 192, 512];
const TOUCH_ICON_SIZE = 180;

/**
 * A complete document.
 *
 * @param frame HTML of `#root`, as React rendered it
 */
export function documentHtml(input: RenderInput, frame: string, site: WholeConfig): string {
  const { assets, buildId, webpackVersion, policy } = input;
  const { title, tags } = pageMeta(input.screen === 'page' ? input.page : 'not-found', site);
  const structured = input.screen === 'page' ? structuredData(input.page, input.section, site) : [];
  // `ltr` is the default, and is left out.
  const direction = directionOf(site.language) === 'rtl' ? ' dir="rtl"' : '';
  const scripts = [...assets.scripts, ...(assets.screenScripts ?? [])];
  return [
    `<!doctype html><html lang="${site.language}"${direction} data-build="${escapeHtml(buildId)}" data-webpack-version="${escapeHtml(webpackVersion)}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    // A policy in a `<meta>` applies only to what follows it.
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
 * @param chunk `data-href` of a lazy chunk's stylesheet, by which mini-css-extract-plugin's runtime finds that it is
 * loaded
 */
function styleHtml({ address, source }: Stylesheet, chunk = ''): string {
  return source === undefined ? `<link rel="stylesheet" href="${address}">` : `<style${chunk}>${source}</style>`;
}

function tagHtml({ tag, attributes }: MetaTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${written.join('')} data-page="">`;
}

/** JSON with `<` escaped, so that it can't end its script element. */
function jsonText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

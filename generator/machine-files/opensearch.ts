import type { WholeConfig } from '../../site.config.ts';
import { escapeXml } from './xml.ts';

/** Path of the OpenSearch description, relative to the root of the site. */
export const openSearchFile = 'opensearch.xml';

/**
 * Creates the OpenSearch 1.1 description (https://developer.mozilla.org/docs/Web/XML/Guides/OpenSearch), with which
 * readers can search the site from the browser's address bar. The home page opens its search with `?q=`.
 */
export function openSearchDescription({ name, origin, description }: WholeConfig): string {
  const url = (template: string): string => escapeXml(origin + template);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeXml(name)}</ShortName>`,
    `<Description>${escapeXml(description)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image width="150" height="150" type="image/png">${url('/assets/icon-150x150.png')}</Image>`,
    `<Url type="text/html" template="${url('/?q={searchTerms}')}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}

import type { WholeConfig } from '../../site.config.ts';
import { escapeXml } from './xml.ts';

/** Path of the description, relative to the site root. */
export const openSearchFile = 'opensearch.xml';

/**
 * OpenSearch 1.1 description for searching the site from the browser's address bar
 * (https://developer.mozilla.org/docs/Web/XML/Guides/OpenSearch): the home page opens its search with `?q=`.
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

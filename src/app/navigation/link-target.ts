import { isOnSite } from '../../model/on-host.ts';
import { isPagePath } from '../../model/url.ts';

/**
 * Returns the link that contains a node, with its absolute URL. Returns undefined if there is none or its URL is
 * malformed.
 */
function linkAround(node: EventTarget | null, base: string): { link: Element; url: URL } | undefined {
  const link = node instanceof Element ? node.closest('a[href]') : null;
  const href = link?.getAttribute('href');
  if (!link || href === null || href === undefined || !URL.canParse(href, base)) return undefined;
  return { link, url: new URL(href, base) };
}

/**
 * Returns the URL of the page on this site that a link points to. Returns undefined if the browser should follow the
 * link itself.
 */
export function pageTarget(node: EventTarget | null, here: Location): URL | undefined {
  const found = linkAround(node, here.href);
  if (!found) return undefined;
  const { link, url } = found;
  const target = link.getAttribute('target');
  if ((target && target !== '_self') || link.hasAttribute('download')) return undefined;
  return isOwnPage(url, here) ? url : undefined;
}

/**
 * Whether a click should open the link in this tab: primary button, no modifier key, and default action not prevented.
 */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

/**
 * Whether the app can render the page at this URL without a full page load.
 * @param here current location
 */
export function isOwnPage({ origin, pathname }: URL, here: Pick<Location, 'origin'>): boolean {
  return origin === here.origin && (IS_ALONE || isOnSite(pathname)) && isPagePath(pathname);
}

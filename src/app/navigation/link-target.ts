import { isOnSite } from '../../model/on-host.ts';
import { isPagePath } from '../../model/url.ts';

/** The link around a node, with its absolute address; nothing when it has none or is malformed. */
function linkAround(node: EventTarget | null, base: string): { link: Element; url: URL } | undefined {
  const link = node instanceof Element ? node.closest('a[href]') : null;
  const href = link?.getAttribute('href');
  if (!link || href === null || href === undefined || !URL.canParse(href, base)) return undefined;
  return { link, url: new URL(href, base) };
}

/** The page of this site that a link leads to, or nothing where the browser should follow it by itself. */
export function pageTarget(node: EventTarget | null, here: Location): URL | undefined {
  const found = linkAround(node, here.href);
  if (!found) return undefined;
  const { link, url } = found;
  const target = link.getAttribute('target');
  if ((target && target !== '_self') || link.hasAttribute('download')) return undefined;
  return isOwnPage(url, here) ? url : undefined;
}

/** Whether a click is meant for this tab: the main button, no modifier, not handled by anyone else. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

/** Whether the app shows an address by itself. @param here where it is open */
export function isOwnPage({ origin, pathname }: URL, here: Pick<Location, 'origin'>): boolean {
  return origin === here.origin && (IS_ALONE || isOnSite(pathname)) && isPagePath(pathname);
}

import { isMapOf, isObjectWith } from '../../model/json-shape.ts';
import { isOnSite, onSite } from '../../model/on-host.ts';
import { type Preview, previewsAddress, termKey } from '../../model/preview.ts';
import { hashOf } from '../../model/url.ts';
import { fetchJson } from '../../ui/browser/fetch-json.ts';

/** Link previews of a page, by the id of the link's target. */
type Previews = Partial<Record<string, Preview>>;

/** Path of the glossary. Links to it only have single letters as hashes, so the link text identifies the term. */
const glossary = '/glossary/';

const isPreviews = isMapOf(isObjectWith<Preview>('name'));

/** Fetched link previews by page. Failed requests are retried. */
const fetched = new Map<string, Promise<Previews>>();

/** Finds the preview for a link to an option, a hook, or a glossary term. Resolves to undefined for all other links. */
export async function findPreview(link: HTMLAnchorElement): Promise<Preview | undefined> {
  if (!canHavePreview(link)) return undefined;
  const path = onSite(link.pathname);
  const key = path === glossary ? termKey(link.textContent ?? '') : hashOf(link.hash);
  const previews = await previewsOf(path);
  return Object.hasOwn(previews, key) ? previews[key] : undefined;
}

/** Whether a link is in prose and points to an id on a page of this site. */
export function canHavePreview(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    isOnSite(link.pathname) &&
    link.hash.length > 1 &&
    link.pathname.endsWith('/') &&
    !link.pathname.endsWith('/printable/') &&
    !link.classList.contains('anchor') &&
    link.closest('.prose') !== null
  );
}

/** Fetches the link previews of a page. Resolves to an empty object if they can't be fetched. */
export async function previewsOf(path: string): Promise<Previews> {
  const known = fetched.get(path) ?? fetchJson(previewsAddress(path), isPreviews);
  fetched.set(path, known);
  try {
    return await known;
  } catch {
    fetched.delete(path);
    return {};
  }
}

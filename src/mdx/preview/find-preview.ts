import { isOnSite, onHost, onSite } from '../../model/on-host.ts';
import { type Preview, previewsAddress, termKey } from '../../model/preview.ts';
import { hashOf } from '../../model/url.ts';

/** Previews by the id that a link leads to. */
export type Previews = Partial<Record<string, Preview>>;

/** Page of terms, whose links lead to letters: there the words of the link say which term is meant. */
const glossary = '/glossary/';

/** Previews that were fetched, by page; what could not be had is asked for again next time. */
const fetched = new Map<string, Promise<Previews>>();

/** What is known of the place that a link leads to: an option, a hook, a term; nothing for all other links. */
export async function findPreview(link: HTMLAnchorElement): Promise<Preview | undefined> {
  if (!canHavePreview(link)) return undefined;
  const path = onSite(link.pathname);
  const key = path === glossary ? termKey(link.textContent ?? '') : hashOf(link.hash);
  const previews = await previewsOf(path);
  return Object.hasOwn(previews, key) ? previews[key] : undefined;
}

/** A link in prose to a place of a page of this site. */
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

/** The previews of a page; none where they cannot be had. */
export async function previewsOf(path: string): Promise<Previews> {
  const known = fetched.get(path) ?? fetchPreviews(path);
  fetched.set(path, known);
  try {
    return await known;
  } catch {
    fetched.delete(path);
    return {};
  }
}

async function fetchPreviews(path: string): Promise<Previews> {
  const answer = await fetch(onHost(previewsAddress(path)));
  if (!answer.ok) throw new Error(`${previewsAddress(path)} answered ${answer.status}`);
  return (await answer.json()) as Previews;
}

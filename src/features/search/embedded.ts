import { checked } from '../../model/json-shape.ts';
import { onHost } from '../../model/on-host.ts';
import { isTextMap, sinceFile, type SinceFile } from '../../search-engine/format.ts';
import { openSearch } from '../../search-engine/search.ts';
import type { SearchProvider } from './provider.ts';

/** Opens the search index that was built with the site. Rejects if its core file can't be loaded. */
export async function openEmbedded(): Promise<SearchProvider> {
  return { ...(await openSearch(loadFile)), since: loadSince };
}

async function loadSince(): Promise<SinceFile> {
  return checked(await loadFile(sinceFile), isTextMap, sinceFile);
}

async function loadFile(path: string): Promise<unknown> {
  const response = await fetch(onHost(`/${path}`));
  if (!response.ok) throw new Error(`/${path} answered ${response.status}`);
  return response.json();
}

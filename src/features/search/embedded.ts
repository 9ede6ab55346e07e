import { openSearch, type Search } from '../../search-engine/search.ts';

/** Opens the index that was built with the site. Rejects where its core cannot be loaded. */
export function openEmbedded(): Promise<Search> {
  return openSearch(loadFile);
}

async function loadFile(path: string): Promise<unknown> {
  const response = await fetch(`/${path}`);
  if (!response.ok) throw new Error(`/${path} answered ${response.status}`);
  return response.json();
}

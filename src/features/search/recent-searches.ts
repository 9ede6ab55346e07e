import { readStored, writeStored } from '../../ui/browser/storage.ts';

const key = 'recent-searches';
/** How many are kept. */
const limit = 6;
/** Longest that is kept, in characters: a pasted message is no search that one picks again. */
const longestKept = 200;

/** What the reader searched for lately, newest first; empty where storage is forbidden or holds something else. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .filter((one): one is string => typeof one === 'string' && one !== '' && one.length <= longestKept)
      .slice(0, limit);
  } catch {
    return [];
  }
}

/** Puts a search at the top of the list. */
export function rememberSearch(query: string): void {
  const trimmed = query.trim();
  if (trimmed === '' || trimmed.length > longestKept) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== trimmed.toLowerCase());
  writeStored(key, JSON.stringify([trimmed, ...others].slice(0, limit)));
}

/** Forgets all. */
export function forgetSearches(): void {
  writeStored(key, '[]');
}

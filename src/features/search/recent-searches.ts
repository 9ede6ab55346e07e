import { readStored, writeStored } from '../../ui/browser/storage.ts';

const key = 'recent-searches';
/** Maximum number of stored searches. */
const limit = 6;
/**
 * Maximum length of a stored search in characters. Longer searches are usually pasted error messages that won't be
 * searched again.
 */
const longestKept = 200;

/** Reads recent searches, newest first. Returns an empty array if storage is blocked or corrupt. */
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

/** Moves a search to the top of the list of recent searches. */
export function rememberSearch(query: string): void {
  const trimmed = query.trim();
  if (trimmed === '' || trimmed.length > longestKept) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== trimmed.toLowerCase());
  writeStored(key, JSON.stringify([trimmed, ...others].slice(0, limit)));
}

/** Removes all recent searches. */
export function forgetSearches(): void {
  writeStored(key, '[]');
}

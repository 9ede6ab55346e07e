/**
 * Which sets of queries beside this file the ranking was made with, and which judge it: `search-<name>.json`.
 */

/** Sets that the ranking was made with. */
export const tuningSets = ['queries', 'threads', 'typed', 'asked', 'areas'];

/** Sets that judge: no question of `data/asked/` comes near a query of them. */
export const judgingSets = ['held-out', 'fresh', 'sealed', 'set-aside', 'second-look', 'third-look'];

/** Query sets in this folder by purpose: for tuning the ranking, or for judging it: `search-<name>.json`. */

/** Sets used for tuning. */
export const tuningSets = ['queries', 'threads', 'typed', 'asked', 'areas'];

/** Sets used for judging: no question of `data/asked/` is similar to one of their queries. */
export const judgingSets = ['held-out', 'fresh', 'sealed', 'set-aside', 'second-look', 'third-look'];

/**
 * Words that readers use interchangeably in queries. For each query word, the search also looks up its synonyms (as
 * stems, in both directions within a group). If a title contains a phrase, the index also contains the phrase's
 * abbreviation.
 */
import { stem, squash } from './words.ts';

/** Synonyms for search queries. Each line is a group of words that mean nearly the same on this site. */
const groups = `
minify minimize uglify terser compress minification shrink
config configuration configure settings
env environment
dev development
prod production
lazy dynamic async asynchronous ondemand
polyfill fallback shim
alias aliases mapping shortcut
error errors fail failed failure
fast faster speed performance slow slower quick optimize
size big large small smaller reduce weight
image images img picture png jpg svg
font fonts woff
stylesheet style styles css
ts typescript tsx
esm esmodule ecmascript mjs
cjs commonjs require
vendor vendors thirdparty dependency dependencies library libraries
directory folder dir
delete remove clean clear
split splitting chunk chunks
install installation setup
upgrade migrate migration update
reload refresh
server serve
hash contenthash chunkhash fullhash fingerprint
global globals window
plugin plugins
loader loaders
worker workers
pwa offline serviceworker
watch watching rebuild
proxy api backend
docker vagrant container
monorepo repo repository workspace workspaces
duplicate duplicates duplicated twice double
appear display displayed visible showing
blank white empty
log logging logger verbose
cdn publicpath
name naming filename
cors origin
jsx react
several multiple many two
`;

/**
 * Abbreviations of phrases, for the search. A title that contains the phrase also matches the abbreviation, and vice
 * versa.
 */
export const phrases: readonly (readonly [phrase: string, short: string])[] = [
  ['hot module replacement', 'hmr'],
  ['hot module replacement', 'hotreload'],
  ['tree shaking', 'treeshake'],
  ['module federation', 'mf'],
  ['module federation', 'microfrontend'],
  ['micro frontends', 'mfe'],
  ['command line interface', 'cli'],
  ['content security policies', 'csp'],
  ['progressive web application', 'pwa'],
  ['web workers', 'webworker'],
  ['ecmascript modules', 'esm'],
  ['service worker', 'pwa'],
  ['source map', 'devtool'],
  ['source maps', 'devtool'],
  ['top level await', 'tla'],
];

/** Maps a word stem to its synonyms, which are also stems. */
export const synonyms: ReadonlyMap<string, readonly string[]> = groupedByStem();

function groupedByStem(): Map<string, string[]> {
  const byStem = new Map<string, string[]>();
  for (const line of groups.trim().split('\n')) {
    const stems = [...new Set(line.split(' ').map((word) => stem(squash(word))))];
    for (const one of stems) {
      byStem.set(one, [...(byStem.get(one) ?? []), ...stems.filter((other) => other !== one)]);
    }
  }
  return byStem;
}

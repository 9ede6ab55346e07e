import type { Fact, FactKind, Facts } from '../facts/types.ts';
import { lastPart } from '../src/model/last-part.ts';

/**
 * Rule that maps code in a heading to a fact about webpack, on pages whose address matches. The first fact that exists
 * is used.
 */
interface Reading {
  address: RegExp;
  kinds: FactKind[];
  /** Names to put before the code in the heading: `emit` on the page of compiler hooks becomes `Compiler.emit`. */
  owners?: string[];
  /** Prefix to remove from the code in the heading. */
  without?: RegExp;
}

const readings: Reading[] = [
  {
    address: /^\/configuration\/dev-server\//,
    kinds: ['devserver', 'middleware'],
    without: /^devServer\.(?:devMiddleware\.)?/,
  },
  { address: /^\/configuration\//, kinds: ['option'] },
  { address: /^\/plugins\//, kinds: ['plugin', 'plugin-option', 'option'], without: /^new / },
  { address: /^\/api\/compiler-hooks\//, kinds: ['hook'], owners: ['Compiler', 'MultiCompiler'] },
  { address: /^\/api\/compilation-hooks\//, kinds: ['hook', 'stage'], owners: ['Compilation'] },
  { address: /^\/api\/contextmodulefactory-hooks\//, kinds: ['hook'], owners: ['ContextModuleFactory'] },
  { address: /^\/api\/normalmodulefactory-hooks\//, kinds: ['hook'], owners: ['NormalModuleFactory'] },
  { address: /^\/api\/parser\//, kinds: ['hook'], owners: ['JavascriptParser'] },
  { address: /^\/api\/resolvers\//, kinds: ['hook'], owners: ['Resolver'] },
  { address: /^\/api\/compilation-object\//, kinds: ['api'], owners: ['Compilation'], without: /^compilation\./ },
  { address: /^\/api\/cli\//, kinds: ['cli', 'env'] },
  { address: /^\/api\/loaders\//, kinds: ['loader-context'], without: /^this\./ },
  { address: /^\/api\/stats\//, kinds: ['stat', 'preset'] },
  { address: /^\/api\/hot-module-replacement\//, kinds: ['variable', 'hmr-status'] },
  { address: /^\/api\/(?:module-|)/, kinds: ['variable', 'comment', 'api', 'hook', 'error', 'deprecation'] },
];

/**
 * Finds the fact about webpack that a heading of inline code documents without saying so: the one with exactly this
 * name, among the kinds that the page documents.
 *
 * @param code text of the heading: `output.path`, `emit`, `this.async()`
 * @param url address of the page
 * @returns at most one fact
 */
export function factsNamed(code: string, url: string, facts: Facts): Fact[] {
  const reading = readings.find(({ address }) => address.test(url));
  if (!reading) return [];
  const bare = code
    .trim()
    .replace(/\s*\(.*\)$/s, '')
    .replace(reading.without ?? /^$/, '');
  const owners = [...(reading.owners ?? []), ...(url.startsWith('/plugins/') ? pluginsOf(url, facts) : [])];
  const names = [...new Set([code.trim(), bare])].flatMap((name) => [
    name,
    ...owners.map((owner) => `${owner}.${name}`),
  ]);
  for (const kind of reading.kinds) {
    for (const name of names) {
      const fact = facts.byId.get(`${kind}:${name}`);
      if (fact) return [fact];
    }
  }
  return [];
}

/**
 * Returns the names of the plugins that a page documents: `optimize.SplitChunksPlugin` for
 * `/plugins/split-chunks-plugin/`.
 */
function pluginsOf(url: string, facts: Facts): string[] {
  const wanted = (url.split('/')[2] ?? '').replaceAll('-', '').toLowerCase();
  return facts
    .ofKind('plugin')
    .map(({ name }) => name)
    .filter((name) => lastPart(name).toLowerCase() === wanted);
}

/**
 * Replaces browserslist's `node.js`, which reads files. The queries come from the page instead, and functions that need
 * other files throw.
 */
import { loadFeature } from './browser-features.ts';
import { version } from './process.ts';
import { projectQueries } from './project-queries.ts';

function unavailable(what: string): () => never {
  return () => {
    throw new Error(`${what} isn't available here. List the browsers instead, as in "chrome >= 120".`);
  };
}

const nothing = (): undefined => undefined;

const loadConfig = () => projectQueries.current;
const loadQueries = unavailable('A shared browserslist configuration');
const loadCountry = unavailable('Usage by country');
const getStat = (options: { stats?: unknown }) => options.stats;
const currentNode = () => `node ${version.slice(1)}`;
const parseConfig = nothing;
const readConfig = nothing;
const findConfig = nothing;
const findConfigFile = nothing;
const clearCaches = nothing;
const oldDataWarning = nothing;
const env = { BROWSERSLIST_DISABLE_CACHE: '1' };

export {
  loadConfig,
  loadQueries,
  loadCountry,
  loadFeature,
  getStat,
  currentNode,
  parseConfig,
  readConfig,
  findConfig,
  findConfigFile,
  clearCaches,
  oldDataWarning,
  env,
};

/** Ranking weights of pages and headings that mostly don't depend on the words of the query. */
import { isSection, type SectionId } from '../model/sections.ts';
import type { Entry, Label } from './catalog.ts';
import type { Query } from './query.ts';
import { weights } from './weights.ts';

/** Path of the page that lists all error messages. The answers are on the pages that it links to. */
const messagesList = '/errors/';

/**
 * Matches the paths of pages about types used in signatures. Names on these pages are usually documented better
 * elsewhere.
 */
const signatureTypes = /^\/api\/types\b/;

/** Matches the paths of pages about changes in a release. */
const newsPages = /^\/(?:blog|changes)\//;

/** Path of the page about supported versions of webpack and Node.js. */
const supportPage = '/releases/';

/** Path of the page that documents the flags of webpack's command line. */
const flagsPage = '/api/cli/';

/** Path of the page that defines terms. */
export const glossaryPage = '/glossary/';

/** Matches the paths of pages about moving from another version or tool, or about choosing one. */
const migrationPages = /^\/(?:migrate|comparison|guides\/from-[a-z-]+)\//;

/** Matches the path of a page about moving to a version of webpack. The oldest page covers all earlier versions. */
const versionPages = /^\/migrate\/(\d)\//;
const oldestVersionPage = 3;

/** Whether a page is about moving to another version of webpack than the query's. */
function isOtherVersion(url: string, { version }: Query): boolean {
  const target = versionPages.exec(url)?.[1];
  return target !== undefined && version !== undefined && Number(target) !== Math.max(version, oldestVersionPage);
}

/**
 * Matches the paths of pages about APIs for plugin authors and for webpack itself. How-to queries are usually about
 * configuration instead.
 */
const insides =
  /^\/(?:plugins\/internal-plugins|api\/(?:[a-z-]+-(?:class|classes|object|hooks|syntax|parsers|graph|group|info|globals|module|factory)|module|chunk|compiler|dependency|dependencies|graphs|resolvers|sources|runtime|parser|utilities|file-systems))\//;

const sectionPrior: Record<SectionId | '', number> = {
  configuration: 1.09,
  guides: 1.06,
  concepts: 1.03,
  api: 1,
  plugins: 1,
  loaders: 1.02,
  errors: 0.89,
  migrate: 0.93,
  tools: 1,
  contribute: 0.88,
  blog: 0.64,
  '': 0.88,
};

/** Returns the ranking weight of a page or heading, regardless of its words. */
export function priorOf({ page, level, top, popularity, negative }: Entry, query: Query): number {
  let prior =
    page.url === messagesList ? weights.messagesList : sectionPrior[isSection(page.section) ? page.section : ''];
  if (negative && !query.negative && query.words.length > 1) prior *= weights.negative;
  if (signatureTypes.test(page.url)) prior *= weights.signatureType;
  if (level === 1) prior *= 1.12;
  else if (page.readme) prior *= 0.73;
  else if (level >= 3) prior *= 0.97;
  prior *= 1 + weights.popularPage * (top?.popularity ?? popularity);
  if (top) prior *= 1 + weights.popularHeading * popularity;
  if (query.definition && (page.section === 'concepts' || page.url === glossaryPage)) prior *= 1.15;
  if (query.message && page.section === 'errors') prior *= weights.messagesPage;
  if (query.news && newsPages.test(page.url)) prior *= weights.news;
  if (query.support && page.url === supportPage) prior *= weights.supportPage;
  if (query.flag && page.url === flagsPage) prior *= weights.flagsPage;
  if (query.migration && migrationPages.test(page.url)) prior *= weights.migrationPages;
  if (query.asks && !query.migration && page.section === 'migrate') prior *= weights.migrationForTasks;
  if (isOtherVersion(page.url, query)) prior *= weights.otherVersion;
  if (query.message && page.readme) prior *= weights.readmeOfMessage;
  if (query.definition && page.readme) prior *= weights.readmeOfDefinition;
  if (query.asks && page.section === 'errors') prior *= weights.errorsForTasks;
  if (query.asks && insides.test(page.url)) prior *= weights.insides;
  return prior;
}

/** Returns the ranking weight of a name, phrase, or message relative to the title of its page or heading. */
export function labelFactor({ entry, kind, shared, text }: Label, query: Query): number {
  if (kind === 'message') {
    if (!query.message) return 0;
    if (entry.page.section !== 'errors') return weights.quotedMessage;
    return entry.level > 1 ? weights.listedMessage : weights.mentionedMessage;
  }
  if (kind === 'alias' && query.message && entry.page.section !== 'errors') return weights.secondhandMessage;
  if (shared && query.words.length === 1) return weights.sharedTitle;
  if (kind === 'name' && entry.page.url === glossaryPage)
    return query.definition ? weights.definedTerm : weights.mentionedTerm;
  return kind === 'name' && !isSpelledPath(text, query) ? weights.row : 1;
}

/** Whether the query is the end of a name's path, in at least two segments: `shared.eager`. */
function isSpelledPath(name: string, { identifier, text }: Query): boolean {
  return identifier && text.includes('.') && `.${name.toLowerCase()}`.endsWith(`.${text.toLowerCase()}`);
}

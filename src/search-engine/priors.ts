/** How often a place is what readers want, all else equal. */
import { isSection, type SectionId } from '../model/sections.ts';
import type { Entry, Label } from './catalog.ts';
import type { Query } from './query.ts';
import { weights } from './weights.ts';

/** Where messages are explained, and where the flags of the command line are described. */
const messagesPage = '/errors/';
const flagsPage = '/api/cli/';

const sectionPrior: Record<SectionId | '', number> = {
  configuration: 1.09,
  guides: 1.06,
  concepts: 1.03,
  api: 1,
  plugins: 1,
  loaders: 1.02,
  migrate: 0.93,
  contribute: 0.88,
  blog: 0.64,
  '': 0.88,
};

/** What is known of an entry without looking at its words. */
export function priorOf({ page, level, top, popularity }: Entry, query: Query): number {
  let prior = page.url === messagesPage ? 1 : sectionPrior[isSection(page.section) ? page.section : ''];
  if (level === 1) prior *= query.identifier ? 1.05 : 1.12;
  else if (page.readme) prior *= 0.77;
  else if (level >= 3) prior *= level === 3 ? 0.97 : 0.94;
  prior *= 1 + weights.popularPage * (top?.popularity ?? popularity);
  if (top) prior *= 1 + weights.popularHeading * popularity;
  if (page.section === 'blog' && top) prior *= 0.8;
  if (query.question && page.section === 'guides') prior *= 1.06;
  if (query.definition && (page.section === 'concepts' || page.url === '/glossary/')) prior *= 1.15;
  if (query.message && page.url === messagesPage) prior *= weights.messagesPage;
  if (query.flag && page.url === flagsPage) prior *= weights.flagsPage;
  return prior;
}

/** What a label counts beside the title of an entry. */
export function labelFactor({ entry, kind, text, shared }: Label, query: Query): number {
  if (text.startsWith('--') && !query.flag) return weights.unaskedFlag;
  if (kind === 'message') return query.message ? weights.quotedMessage : 0;
  if (kind === 'alias' && query.message && entry.page.url !== messagesPage) return weights.secondhandMessage;
  if (shared) return query.words.length === 1 ? weights.sharedTitle : weights.sharedTitleInProse;
  return kind === 'name' ? weights.row : 1;
}

import type { PublishedFact } from '../../../src/model/published-fact.ts';

const words = TEXTS.configurationExplorer;

/** Says what became of an option that earlier versions of webpack had. */
export function removedWords({ group = '', instead = '' }: PublishedFact): string {
  return `${words.removedIn(group)} ${instead}`.trim();
}

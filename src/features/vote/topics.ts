import type { VoteTopic } from '../../model/vote.ts';
import { topicId } from '../../model/vote.ts';

/** Available sort orders for the list of feature requests. */
const voteOrders = ['wanted', 'newest', 'active'] as const;
export type VoteOrder = (typeof voteOrders)[number];

/** The reader's filters and sort order for the list of feature requests. */
export interface VoteChoice {
  /** Words that must all occur in a feature request's title, repository, number, or labels, in any order and case. */
  search: string;
  order: VoteOrder;
  /** A label that feature requests must have, or `''` for all of them. */
  label: string;
}

/** Maximum length of the search text in characters. The rest is ignored. */
const maximumSearch = 200;

/** Comparison functions for sorting feature requests, by sort order. Unknown dates and counts come last. */
const descending: Record<VoteOrder, (a: VoteTopic, b: VoteTopic) => number> = {
  wanted: (a, b) => (b.votes ?? -1) - (a.votes ?? -1),
  newest: (a, b) => compareDays(b.created, a.created),
  active: (a, b) => compareDays(b.updated, a.updated),
};

function compareDays(a: string | null, b: string | null): number {
  return (a ?? '') < (b ?? '') ? -1 : (a ?? '') > (b ?? '') ? 1 : 0;
}

/**
 * Returns the sort orders to offer for feature requests. An order by counts or dates is included only if at least one
 * request has that value.
 */
export function knownOrders(topics: readonly VoteTopic[]): VoteOrder[] {
  const known: Record<VoteOrder, boolean> = {
    wanted: topics.some(({ votes }) => votes !== null),
    newest: topics.some(({ created }) => created !== null),
    active: topics.some(({ updated }) => updated !== null),
  };
  return voteOrders.filter((order) => known[order]);
}

/** Filters and sorts the feature requests. Sorts ties by repository and number so that the order is stable. */
export function chooseTopics(topics: VoteTopic[], { search, order, label }: VoteChoice): VoteTopic[] {
  const words = search.slice(0, maximumSearch).toLowerCase().split(/\s+/).filter(Boolean);
  return topics
    .filter((topic) => label === '' || topic.labels.includes(label))
    .filter((topic) => {
      const text = [topic.title, topicId(topic), ...topic.labels].join(' ').toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => descending[order](a, b) || a.repository.localeCompare(b.repository) || a.number - b.number);
}

/** Counts how many feature requests have each label. Sorted by that count, most frequent first, and then by name. */
export function countLabels(topics: VoteTopic[]): { label: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const label of topics.flatMap(({ labels }) => [...new Set(labels)]))
    counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts]
    .map(([label, count]) => ({ label, count }))
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
}

/**
 * Returns the URL of the feature request's issue, where readers vote. `host` is the code host (`https://github.com`).
 */
export function topicUrl(host: string, { repository, number }: VoteTopic): string {
  return `${host}/${repository}/issues/${number}`;
}

/** Splits an issue title at backticks, because GitHub shows text between them as code. */
export function titleParts(title: string): { text: string; isCode: boolean }[] {
  return title
    .split(/`([^`]+)`/)
    .map((text, index) => ({ text, isCode: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

import type { VoteTopic } from '../../model/vote.ts';
import { topicId } from '../../model/vote.ts';

/** Orders of the list, as the reader sees them. */
const voteOrders = ['wanted', 'newest', 'active'] as const;
export type VoteOrder = (typeof voteOrders)[number];

/** What the reader chose to see. */
export interface VoteChoice {
  /** Words that must occur in title, repository, number or labels; order and case don't matter. */
  search: string;
  order: VoteOrder;
  /** A label that topics must carry; `''` for all. */
  label: string;
}

/** Longest search that is looked at. */
const maximumSearch = 200;

/** Unknown dates and counts come last. */
const descending: Record<VoteOrder, (a: VoteTopic, b: VoteTopic) => number> = {
  wanted: (a, b) => (b.votes ?? -1) - (a.votes ?? -1),
  newest: (a, b) => compareDays(b.created, a.created),
  active: (a, b) => compareDays(b.updated, a.updated),
};

function compareDays(a: string | null, b: string | null): number {
  return (a ?? '') < (b ?? '') ? -1 : (a ?? '') > (b ?? '') ? 1 : 0;
}

/** The orders that topics can be put into: of those by counts or dates, the ones that some topic has. */
export function knownOrders(topics: readonly VoteTopic[]): VoteOrder[] {
  const known: Record<VoteOrder, boolean> = {
    wanted: topics.some(({ votes }) => votes !== null),
    newest: topics.some(({ created }) => created !== null),
    active: topics.some(({ updated }) => updated !== null),
  };
  return voteOrders.filter((order) => known[order]);
}

/** The topics that fit a choice, in its order; equal ones by repository and number, so that the order is stable. */
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

/** The labels that topics carry, with how many carry each; most frequent first, then by name. */
export function countLabels(topics: VoteTopic[]): { label: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const label of topics.flatMap(({ labels }) => [...new Set(labels)]))
    counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts]
    .map(([label, count]) => ({ label, count }))
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
}

/** Where one votes for a topic: its issue on the code host, by its address (`https://github.com`). */
export function topicUrl(host: string, { repository, number }: VoteTopic): string {
  return `${host}/${repository}/issues/${number}`;
}

/** A title in parts: what stands between backticks is code, as the code host shows it. */
export function titleParts(title: string): { text: string; isCode: boolean }[] {
  return title
    .split(/`([^`]+)`/)
    .map((text, index) => ({ text, isCode: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

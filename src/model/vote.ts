/** Topics of the voting page, as shared between the snapshot in `data/` and the browser. */

/** An open feature request that people can vote for on GitHub. */
export interface VoteTopic {
  /** `owner/name`. */
  repository: string;
  /** Number of the issue in its repository. */
  number: number;
  /** Title as written by its author: untrusted text. */
  title: string;
  /** Number of thumbs-up reactions, `null` if not fetched yet. */
  votes: number | null;
  /** Names of its labels: untrusted text. */
  labels: string[];
  /** ISO date of creation, `null` if unknown. */
  created: string | null;
  /** ISO date of the last activity, `null` if unknown. */
  updated: string | null;
}

/** Content of `data/votes/votes.json`. */
export interface VoteSnapshot {
  /** ISO time at which GitHub was queried; `null` if never, in which case no topic has counts. */
  fetched: string | null;
  topics: VoteTopic[];
}

/** `owner/name#number`, the same for a topic from any source. */
export function topicId({ repository, number }: Pick<VoteTopic, 'repository' | 'number'>): string {
  return `${repository}#${number}`;
}

/** Query for GitHub's issue search that finds open feature requests; bugs are excluded. */
export const voteQuery = 'org:webpack is:issue is:open -label:bug';

/** URL of the search for the most wanted requests, 100 per page (the maximum), pages from 1. */
export function voteSearchUrl(api: string, page = 1): string {
  const query = new URLSearchParams({
    q: voteQuery,
    sort: 'reactions-+1',
    order: 'desc',
    per_page: '100',
    page: String(page),
  });
  return `${api}/search/issues?${query}`;
}

/** Maximum lengths of titles and labels; longer ones are truncated. */
const maximumTitle = 300;
const maximumLabel = 60;
const maximumLabels = 12;

function isDate(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value));
}

function labelName(label: unknown): unknown {
  return typeof label === 'object' && label !== null && 'name' in label ? label.name : label;
}

/** Whether a value is an integer. */
function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/**
 * Parses an issue of GitHub's REST API; `null` if it can't be voted for (a pull request, a closed issue, or not an
 * issue). The response is untrusted: a field of the wrong type is dropped, or the issue rejected.
 */
export function readIssue(value: unknown): VoteTopic | null {
  if (typeof value !== 'object' || value === null) return null;
  const issue = value as Record<string, unknown>;
  const { number, title, repository_url: from } = issue;
  const repository = /\/repos\/([a-z\d][\w-]*\/[a-z\d_][\w.-]*)$/i.exec(typeof from === 'string' ? from : '')?.[1];
  if (!repository || !isWhole(number) || number < 1) return null;
  if (typeof title !== 'string' || !title.trim() || issue.pull_request || issue.state === 'closed') return null;
  const thumbs = (issue.reactions as Record<string, unknown> | undefined)?.['+1'];
  const labels = Array.isArray(issue.labels) ? issue.labels.map(labelName) : [];
  return {
    repository,
    number,
    title: title.trim().slice(0, maximumTitle),
    votes: isWhole(thumbs) && thumbs >= 0 ? thumbs : null,
    labels: labels
      .filter((label): label is string => typeof label === 'string' && label.trim() !== '')
      .slice(0, maximumLabels)
      .map((label) => label.slice(0, maximumLabel)),
    created: isDate(issue.created_at) ? issue.created_at.slice(0, 10) : null,
    updated: isDate(issue.updated_at) ? issue.updated_at.slice(0, 10) : null,
  };
}

/**
 * Parses a response of the issue search, dropping issues that can't be parsed.
 * @throws TypeError if it isn't a search response
 */
export function readSearch(value: unknown): { total: number; topics: VoteTopic[] } {
  const answer = value as { items?: unknown; total_count?: unknown } | null;
  if (typeof answer !== 'object' || answer === null || !Array.isArray(answer.items)) {
    throw new TypeError('The answer is not a list of issues');
  }
  const topics = answer.items
    .slice(0, 100)
    .map(readIssue)
    .filter((topic) => topic !== null);
  return { total: isWhole(answer.total_count) ? answer.total_count : topics.length, topics };
}

/** Merges topics: fresh ones replace known ones, and new ones are added. */
export function mergeTopics(known: VoteTopic[], fresh: VoteTopic[]): VoteTopic[] {
  const topics = new Map(known.map((topic) => [topicId(topic), topic]));
  for (const topic of fresh) topics.set(topicId(topic), topic);
  return [...topics.values()];
}

/** Feature requests on the voting page. The snapshot of requests in `data/` and the browser share these types. */

/** An open feature request that people can vote for on GitHub. */
export interface VoteTopic {
  /** Name of the issue's repository in the form `owner/name`. */
  repository: string;
  /** Number of the issue within its repository. */
  number: number;
  /** Title that the author of the issue wrote, which makes it untrusted. */
  title: string;
  /** Number of thumbs-up reactions to the issue, or null if not fetched yet. */
  votes: number | null;
  /** Names of the issue's labels, which are untrusted. */
  labels: string[];
  /** ISO date on which the issue was created, or null if unknown. */
  created: string | null;
  /** ISO date of the issue's last activity, or null if unknown. */
  updated: string | null;
}

/** Content of `data/votes/votes.json`, the snapshot of feature requests. */
export interface VoteSnapshot {
  /**
   * ISO time at which GitHub was queried. If it is null, GitHub was never queried and no feature request has a vote
   * count.
   */
  fetched: string | null;
  topics: VoteTopic[];
}

/** Returns the id of a feature request, `owner/name#number`, which is the same in the snapshot and in live data. */
export function topicId({ repository, number }: Pick<VoteTopic, 'repository' | 'number'>): string {
  return `${repository}#${number}`;
}

/** Query for GitHub's issue search that finds open feature requests and excludes bugs. */
export const voteQuery = 'org:webpack is:issue is:open -label:bug';

/**
 * Returns the URL of a search for the requests with the most votes. Each result page has 100 requests, which is
 * GitHub's maximum. Pages are counted from 1.
 */
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

/** Maximum lengths of issue titles and labels, in characters. Longer ones are truncated. */
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
 * Parses an issue from GitHub's REST API. Returns null if it can't be voted for, because it is a pull request, a closed
 * issue, or not an issue at all. The response is untrusted. If a field has the wrong type, either drops the field or
 * rejects the issue.
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
 * Parses a response of GitHub's issue search. Drops issues that can't be parsed.
 * @throws TypeError if the response isn't a search response
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

/** Merges two lists of feature requests. Freshly fetched requests replace known ones, and new ones are added. */
export function mergeTopics(known: VoteTopic[], fresh: VoteTopic[]): VoteTopic[] {
  const topics = new Map(known.map((topic) => [topicId(topic), topic]));
  for (const topic of fresh) topics.set(topicId(topic), topic);
  return [...topics.values()];
}

/**
 * Topics of the voting page as they cross from the snapshot in `data/` to the browser.
 */

/** An open request that people can vote for on the code host. */
export interface VoteTopic {
  /** `owner/name`. */
  repository: string;
  /** Number of the issue in its repository. */
  number: number;
  /** As its author wrote it: untrusted text. */
  title: string;
  /** Thumbs-up, `null` as long as nobody has counted them. */
  votes: number | null;
  /** Names of the labels it carries: untrusted text. */
  labels: string[];
  /** ISO day on which it was opened, `null` where unknown. */
  created: string | null;
  /** ISO day of the last activity, `null` where unknown. */
  updated: string | null;
}

/** What `data/votes/votes.json` holds. */
export interface VoteSnapshot {
  /** When the code host was asked, ISO; `null` as long as it never was, and then no topic has counts. */
  fetched: string | null;
  topics: VoteTopic[];
}

/** `owner/name#number`: the same for one topic wherever it comes from. */
export function topicId({ repository, number }: Pick<VoteTopic, 'repository' | 'number'>): string {
  return `${repository}#${number}`;
}

/** Words of the code host's issue search that finds the project's open requests; bugs are not put to the vote. */
export const voteQuery = 'org:webpack is:issue is:open -label:bug';

/** Address that asks the code host for the most wanted requests, 100 to a page (its maximum), pages from 1. */
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

/** Longest title and label that are shown: longer ones are cut, whoever wrote them. */
const maximumTitle = 300;
const maximumLabel = 60;
const maximumLabels = 12;

function isDate(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value));
}

function labelName(label: unknown): unknown {
  return typeof label === 'object' && label !== null && 'name' in label ? label.name : label;
}

/** Whether a value is a whole number. */
function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/**
 * Reads one issue of the code host's REST API; `null` where it is none that can be voted for (a pull request,
 * a closed one, or not an issue at all). The answer is not trusted: a field of another type is left out or refuses the issue.
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
 * Reads an answer of the issue search. Throws `TypeError` where it is not one; single issues that cannot be read are left out.
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

/** Known topics with the fresher ones in their place, and those that are new. */
export function mergeTopics(known: VoteTopic[], fresh: VoteTopic[]): VoteTopic[] {
  const topics = new Map(known.map((topic) => [topicId(topic), topic]));
  for (const topic of fresh) topics.set(topicId(topic), topic);
  return [...topics.values()];
}

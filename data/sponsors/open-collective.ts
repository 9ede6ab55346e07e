/** Reads the supporters of an Open Collective account with the GraphQL API v2. */
import { z } from 'zod';
import type { Politeness } from '../polite-fetch.ts';
import { fetchJson } from '../polite-fetch.ts';

/** Settings for requests to Open Collective's API. */
export interface OpenCollective extends Politeness {
  /** URL of Open Collective's GraphQL endpoint. */
  api: string;
  /** Slug of the Open Collective account whose supporters are read. */
  account: string;
  /** Personal token, which raises the rate limit; optional. */
  token?: string;
  /** Number of supporters or donations per page of results. */
  pageSize?: number;
  /**
   * Delay in milliseconds between requests for pages of results. Without a token, the API allows ten requests per
   * minute.
   */
  pace?: number;
}

/** Maximum number of results to fetch, which stops endless pagination. */
const mostEntries = 200_000;

const account = z.object({
  slug: z.string().min(1),
  name: z.string().nullish(),
  website: z.string().nullish(),
  imageUrl: z.string().nullish(),
});
/** Amount of a donation. Without a currency, it is in the account's currency, US dollars. */
const amount = z.object({ value: z.number(), currency: z.literal('USD').nullish() });

const member = z.object({ account, totalDonations: amount, createdAt: z.iso.datetime() });
const transaction = z.object({ fromAccount: account.pick({ slug: true }), amountInHostCurrency: amount });

/** A supporter of the Open Collective account, with the total of their donations. */
export type Member = z.infer<typeof member>;
/** A donation on Open Collective made in the requested period. */
export type Transaction = z.infer<typeof transaction>;

const membersQuery = `query members($account: String!, $limit: Int!, $offset: Int!) {
  account(slug: $account) {
    page: members(role: BACKER, limit: $limit, offset: $offset) {
      totalCount
      nodes { account { slug name website imageUrl } totalDonations { value currency } createdAt }
    }
  }
}`;

const transactionsQuery = `query transactions($account: String!, $limit: Int!, $offset: Int!, $dateFrom: DateTime!) {
  account(slug: $account) {
    page: transactions(type: CREDIT, limit: $limit, offset: $offset, dateFrom: $dateFrom, includeIncognitoTransactions: false) {
      totalCount
      nodes { fromAccount { slug } amountInHostCurrency { value currency } }
    }
  }
}`;

const answer = z.object({
  data: z.object({
    account: z.object({
      page: z.object({ totalCount: z.int().nonnegative(), nodes: z.array(z.unknown()) }),
    }),
  }),
});
const failure = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

interface Question<Node> {
  query: string;
  variables: Record<string, unknown>;
  node: z.ZodType<Node>;
}

/**
 * Fetches a page of results from the API. Throws on GraphQL errors even if there is some data, because an incomplete
 * list would be wrong.
 */
async function fetchPage(from: OpenCollective, query: string, variables: Record<string, unknown>) {
  const body = JSON.stringify({ query, variables });
  const headers: Record<string, string> = { 'content-type': 'application/json', accept: 'application/json' };
  if (from.token) headers['personal-token'] = from.token;
  const json = await fetchJson(from.api, { method: 'POST', headers, body }, from);
  const failed = failure.safeParse(json);
  if (failed.success)
    throw new Error(`Open Collective answered: ${failed.data.errors.map(({ message }) => message).join('; ')}`);
  const parsed = answer.safeParse(json);
  if (!parsed.success)
    throw new Error(`Open Collective answered in an unknown shape:\n${z.prettifyError(parsed.error)}`);
  return parsed.data.data.account.page;
}

/**
 * Fetches all pages of results in order. Invalid entries (a deleted account, another currency) are skipped and counted.
 */
async function fetchAll<Node>(from: OpenCollective, { query, variables, node }: Question<Node>) {
  const {
    pageSize = 500,
    pace = 6_500,
    wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds)),
  } = from;
  const nodes: Node[] = [];
  let unread = 0;
  for (let offset = 0, total = 1; offset < total;) {
    if (offset > 0) await wait(pace);
    const page = await fetchPage(from, query, { ...variables, account: from.account, limit: pageSize, offset });
    if (page.totalCount > mostEntries)
      throw new Error(`Open Collective speaks of ${page.totalCount} entries, which cannot be`);
    if (page.nodes.length === 0 && page.totalCount > offset) {
      throw new Error(`Open Collective stopped at ${offset} of ${page.totalCount} entries`);
    }
    for (const value of page.nodes) {
      const parsed = node.safeParse(value);
      if (parsed.success) nodes.push(parsed.data);
      else unread++;
    }
    total = page.totalCount;
    offset += page.nodes.length;
  }
  return { nodes, unread };
}

/**
 * Fetches all supporters from Open Collective. Also returns the number of skipped entries.
 *
 * @throws Error with the reason if the API fails
 */
export function fetchMembers(from: OpenCollective): Promise<{ nodes: Member[]; unread: number }> {
  return fetchAll(from, { query: membersQuery, variables: {}, node: member });
}

/**
 * Fetches all donations on Open Collective since `dateFrom` (ISO format).
 *
 * @throws Error with the reason if the API fails
 */
export function fetchTransactions(
  from: OpenCollective,
  dateFrom: string,
): Promise<{ nodes: Transaction[]; unread: number }> {
  return fetchAll(from, { query: transactionsQuery, variables: { dateFrom }, node: transaction });
}

import { useCallback, useState } from 'react';
import { site } from '../../../site.config.ts';
import type { VoteSnapshot, VoteTopic } from '../../model/vote.ts';
import { mergeTopics } from '../../model/vote.ts';
import { readStored, writeStored } from '../../ui/browser/storage.ts';
import { fetchVotes } from './fetch-votes.ts';
import { parseLimit, parseVoteCache, voteCacheKey, voteLimitKey } from './vote-cache.ts';

/** Where the vote counts on screen come from. Times are milliseconds since 1970. */
export type VoteState =
  | { state: 'snapshot' }
  | { state: 'asking' }
  | { state: 'live'; at: number }
  | { state: 'limited'; until: number }
  | { state: 'offline' }
  | { state: 'failed' };

interface Votes {
  topics: VoteTopic[];
  status: VoteState;
  /** Requests live vote counts from GitHub. */
  refresh: () => void;
}

/**
 * Returns the feature requests of the snapshot, or those with live vote counts from GitHub once the reader requests
 * them. Live counts are cached for an hour. The page never requests them automatically, because many readers can't
 * reach GitHub and the browser logs each failed request as an error.
 */
export function useVotes(snapshot: VoteSnapshot): Votes {
  const [{ topics, status }, setShown] = useState(() => firstShown(snapshot));
  const refresh = useCallback(() => {
    const tell = (next: VoteState) => setShown((before) => ({ ...before, status: next }));
    const until = parseLimit(readStored(voteLimitKey), Date.now());
    if (until) return tell({ state: 'limited', until });
    tell({ state: 'asking' });
    void fetchVotes(site.votes.api).then((answer) => {
      if (answer.state === 'limited') writeStored(voteLimitKey, String(answer.until));
      if (answer.state !== 'live') return tell(answer);
      writeStored(voteCacheKey, JSON.stringify({ topics: answer.topics, at: answer.at }));
      setShown(liveOf(snapshot, answer));
    });
  }, [snapshot]);
  return { topics, status, refresh };
}

type Shown = Pick<Votes, 'topics' | 'status'>;

/** Returns the cached vote counts, or else the snapshot. */
function firstShown(snapshot: VoteSnapshot): Shown {
  const kept = parseVoteCache(readStored(voteCacheKey), Date.now());
  return kept ? liveOf(snapshot, kept) : { topics: snapshot.topics, status: { state: 'snapshot' } };
}

function liveOf(snapshot: VoteSnapshot, { topics, at }: { topics: VoteTopic[]; at: number }): Shown {
  return { topics: mergeTopics(snapshot.topics, topics), status: { state: 'live', at } };
}

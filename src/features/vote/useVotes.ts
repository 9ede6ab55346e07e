import { useCallback, useEffect, useState } from 'react';
import { site } from '../../../site.config.ts';
import type { VoteSnapshot, VoteTopic } from '../../model/vote.ts';
import { mergeTopics } from '../../model/vote.ts';
import { readStored, writeStored } from '../../ui/browser/storage.ts';
import { fetchVotes } from './fetch-votes.ts';
import { parseLimit, parseVoteCache, voteCacheKey, voteLimitKey } from './vote-cache.ts';

/** Source of the counts on screen. Times are milliseconds since 1970. */
export type VoteState =
  | { state: 'asking' }
  | { state: 'live'; at: number }
  | { state: 'limited'; until: number }
  | { state: 'offline' }
  | { state: 'failed' };

interface Votes {
  topics: VoteTopic[];
  status: VoteState;
  /** Fetches the counts now. */
  refresh: () => void;
}

/** Returns the snapshot's topics first, then live counts from the code host, which are cached for an hour. */
export function useVotes(snapshot: VoteSnapshot): Votes {
  const [topics, setTopics] = useState(snapshot.topics);
  const [status, setStatus] = useState<VoteState>({ state: 'asking' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let current = true;
    const show = (fresh: VoteTopic[], at: number) => {
      setTopics(mergeTopics(snapshot.topics, fresh));
      setStatus({ state: 'live', at });
    };
    const kept = round === 0 ? parseVoteCache(readStored(voteCacheKey), Date.now()) : null;
    if (kept) {
      show(kept.topics, kept.at);
      return;
    }
    const until = parseLimit(readStored(voteLimitKey), Date.now());
    if (until) {
      setStatus({ state: 'limited', until });
      return;
    }
    setStatus({ state: 'asking' });
    void fetchVotes(site.votes.api).then((answer) => {
      if (!current) return;
      if (answer.state === 'limited') writeStored(voteLimitKey, String(answer.until));
      if (answer.state !== 'live') return setStatus(answer);
      show(answer.topics, answer.at);
      writeStored(voteCacheKey, JSON.stringify({ topics: answer.topics, at: answer.at }));
    });
    return () => {
      current = false;
    };
  }, [snapshot, round]);

  return { topics, status, refresh: useCallback(() => setRound((count) => count + 1), []) };
}

import type { VoteState } from './useVotes.ts';
import * as styles from './VoteNotice.module.css';

interface Props {
  status: VoteState;
  /** When the snapshot was taken, ISO; `null` where it has no counts. */
  snapshotDate: string | null;
  onRetry: () => void;
}

const timeOf = (time: number) => new Date(time).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
const dayOf = (iso: string) => new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long' });

/** What the reader sees instead of counts of today. */
function fallbackText(snapshotDate: string | null): string {
  return snapshotDate === null
    ? 'The list below was put together by hand and has no counts yet.'
    : `The counts below are from ${dayOf(snapshotDate)}.`;
}

function noticeText(status: VoteState, snapshotDate: string | null): string {
  switch (status.state) {
    case 'asking':
      return `Loading today’s counts from GitHub. ${fallbackText(snapshotDate)}`;
    case 'live':
      return `Counts from GitHub at ${timeOf(status.at)}.`;
    case 'limited':
      return `You’ve reached GitHub’s rate limit. The counts can be updated again at ${timeOf(status.until)}. ${fallbackText(snapshotDate)}`;
    case 'offline':
      return `Couldn’t reach GitHub. ${fallbackText(snapshotDate)}`;
    case 'failed':
      return `Couldn’t read GitHub’s response. ${fallbackText(snapshotDate)}`;
  }
}

/** Says where the counts come from and how old they are, with a way to ask again where that can help. */
export function VoteNotice({ status, snapshotDate, onRetry }: Props) {
  const canRetry = status.state === 'offline' || status.state === 'failed';
  return (
    <p className={styles.notice} role="status" data-state={status.state}>
      {noticeText(status, snapshotDate)}{' '}
      {canRetry && (
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </p>
  );
}

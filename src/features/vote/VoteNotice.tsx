import type { VoteState } from './useVotes.ts';
import * as styles from './VoteNotice.module.css';

interface Props {
  status: VoteState;
  /** ISO time of the snapshot of vote counts, or null if it has no counts. */
  snapshotDate: string | null;
  onRefresh: () => void;
}

const timeOf = (time: number) =>
  new Date(time).toLocaleTimeString(TEXTS.locale, { hour: 'numeric', minute: '2-digit' });
const dayOf = (iso: string) => new Date(iso).toLocaleDateString(TEXTS.locale, { dateStyle: 'long' });

/** Returns the sentence that says where the vote counts of the snapshot come from. */
function fallbackText(snapshotDate: string | null): string {
  return snapshotDate === null ? TEXTS.vote.byHand : TEXTS.vote.countsFrom(dayOf(snapshotDate));
}

function noticeText(status: VoteState, snapshotDate: string | null): string {
  switch (status.state) {
    case 'snapshot':
      return fallbackText(snapshotDate);
    case 'asking':
      return `${TEXTS.vote.asking} ${fallbackText(snapshotDate)}`;
    case 'live':
      return TEXTS.vote.live(timeOf(status.at));
    case 'limited':
      return `${TEXTS.vote.limited(timeOf(status.until))} ${fallbackText(snapshotDate)}`;
    case 'offline':
      return `${TEXTS.vote.offline} ${fallbackText(snapshotDate)}`;
    case 'failed':
      return `${TEXTS.vote.unreadable} ${fallbackText(snapshotDate)}`;
  }
}

/**
 * Labels of the button that requests live vote counts, by state. There is no button in states in which a request can't
 * succeed.
 */
const buttonTexts: Partial<Record<VoteState['state'], string>> = {
  snapshot: TEXTS.vote.ask,
  offline: TEXTS.tryAgain,
  failed: TEXTS.tryAgain,
};

/** Shows where the vote counts come from and how old they are, with a button that requests live counts. */
export function VoteNotice({ status, snapshotDate, onRefresh }: Props) {
  const button = buttonTexts[status.state];
  return (
    <p className={styles.notice} role="status" data-state={status.state}>
      {noticeText(status, snapshotDate)}{' '}
      {button !== undefined && (
        <button type="button" onClick={onRefresh}>
          {button}
        </button>
      )}
    </p>
  );
}

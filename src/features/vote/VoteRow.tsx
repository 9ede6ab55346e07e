import { site } from '../../../site.config.ts';
import type { VoteTopic } from '../../model/vote.ts';
import { topicId } from '../../model/vote.ts';
import { betweenParts } from '../../model/word-breaks.ts';
import { titleParts, topicUrl } from './topics.ts';
import * as styles from './VoteRow.module.css';

interface VoteRowProps {
  topic: VoteTopic;
  /** Whether any feature request has a vote count. Otherwise, the rows have no column for it. */
  hasCounts: boolean;
}

/** Renders one feature request: vote count, title, labels, and a link to vote. */
export function VoteRow({ topic, hasCounts }: VoteRowProps) {
  const { title, votes, labels, created } = topic;
  const url = topicUrl(site.votes.host, topic);
  return (
    <li className={styles.row}>
      {hasCounts && (
        <p className={styles.votes} title={votes === null ? TEXTS.vote.notCounted : undefined}>
          <b>{votes === null ? '–' : votes.toLocaleString(TEXTS.locale)}</b>
          <span>{TEXTS.vote.votes(votes)}</span>
        </p>
      )}
      <div className={styles.topic}>
        <h2>{titleParts(title).map(({ text, isCode }, index) => (isCode ? <code key={index}>{text}</code> : text))}</h2>
        <p>
          {topicId(topic)}
          {created && (
            <>
              {betweenParts}
              {TEXTS.vote.opened} <time dateTime={created}>{created}</time>
            </>
          )}
        </p>
        {labels.length > 0 && (
          <ul className={styles.labels} aria-label={TEXTS.vote.labels}>
            {labels.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        )}
      </div>
      <a
        className={styles.vote}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={TEXTS.vote.voteFor(title)}
      >
        {TEXTS.vote.vote}
      </a>
    </li>
  );
}

import { useState } from 'react';
import { snapshot } from 'site/votes.js';
import type { VoteChoice } from './topics.ts';
import { chooseTopics, countLabels, knownOrders } from './topics.ts';
import { useVotes } from './useVotes.ts';
import * as styles from './VoteApp.module.css';
import { VoteControls } from './VoteControls.tsx';
import { VoteNotice } from './VoteNotice.tsx';
import { VoteRow } from './VoteRow.tsx';

const firstChoice: VoteChoice = { search: '', order: 'wanted', label: '' };

/** Renders the open feature requests, ranked by thumbs-up reactions. Only rendered in the browser. */
export function VoteApp() {
  const { topics, status, refresh } = useVotes(snapshot);
  const [wanted, setChoice] = useState(firstChoice);
  const orders = knownOrders(topics);
  const choice = orders.includes(wanted.order) ? wanted : { ...wanted, order: orders[0] ?? wanted.order };
  const chosen = chooseTopics(topics, choice);
  return (
    <div className={styles.app}>
      <VoteNotice status={status} snapshotDate={snapshot.fetched} onRefresh={refresh} />
      <VoteControls choice={choice} labels={countLabels(topics)} orders={orders} onChange={setChoice} />
      <p className={styles.count} role="status">
        {TEXTS.vote.count(chosen.length)}
      </p>
      {chosen.length === 0 && (
        <p>
          {TEXTS.vote.noMatch}{' '}
          <button type="button" onClick={() => setChoice(firstChoice)}>
            {TEXTS.vote.showAll}
          </button>
        </p>
      )}
      <ol className={styles.list}>
        {chosen.map((topic) => (
          <VoteRow key={`${topic.repository}#${topic.number}`} topic={topic} hasCounts={orders.includes('wanted')} />
        ))}
      </ol>
    </div>
  );
}

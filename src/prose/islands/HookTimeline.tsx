import { RichText } from '../../ui/RichText/RichText.tsx';
import { useState } from 'react';
import { isHookAlone, timelineOf, type TimelineStep } from '../../model/hook-timeline.ts';
import type { PublishedFact } from '../../model/published-fact.ts';
import { Breakable } from '../../ui/Breakable/Breakable.tsx';
import { fetchFacts } from '../../ui/browser/fetch-facts.ts';

export const prepare = async () => ({ facts: await fetchFacts('hook') });

/**
 * `<HookTimeline />`: lists the hooks of a typical build in call order, with buttons that show or hide the hooks of
 * each class.
 */
export default function HookTimeline({ facts }: { facts: PublishedFact[] }) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const { owners, phases } = timelineOf(facts);
  const shown = phases
    .map(({ phase, steps }) => ({ phase, steps: steps.filter(({ owner }) => !hidden.has(owner)) }))
    .filter(({ steps }) => steps.length > 0);
  /** The first click on a class's button shows only the hooks of that class. Further clicks toggle classes. */
  const toggle = (owner: string) => {
    const others = owners.map((each) => each.owner).filter((each) => each !== owner);
    const next = new Set(hidden.size === 0 ? others : hidden);
    if (hidden.has(owner)) next.delete(owner);
    else if (hidden.size > 0) next.add(owner);
    setHidden(next.size === owners.length ? new Set() : next);
  };
  return (
    <>
      <ul className="owners" aria-label={TEXTS.islands.hooksOf}>
        {owners.map(({ owner, lane, count }) => (
          <li key={owner}>
            <button
              type="button"
              className={`lane-${lane}`}
              aria-pressed={hidden.size > 0 && !hidden.has(owner)}
              onClick={() => toggle(owner)}
            >
              {owner} {count}
            </button>
          </li>
        ))}
      </ul>
      {shown.map(({ phase, steps }) => (
        <Phase key={phase} phase={phase} steps={steps} />
      ))}
    </>
  );
}

function Phase({ phase, steps }: { phase: string; steps: TimelineStep<PublishedFact>[] }) {
  return (
    <>
      {!isHookAlone({ phase, steps }) && (
        <p className="phase">
          <RichText text={TEXTS.islands.whileRuns(phase)} />
        </p>
      )}
      <ol className="timeline">
        {steps.map(({ hook, lane, depth, note }) => (
          <li key={hook.id} className={`lane-${lane} depth-${depth}`}>
            <HookName hook={hook} /> <span>{note}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function HookName({ hook: { name, url } }: { hook: PublishedFact }) {
  const code = (
    <code>
      <Breakable text={name} />
    </code>
  );
  return url ? <a href={url}>{code}</a> : code;
}

import { useEffect, useRef, useState } from 'react';
import { dropAll, fetchManifest, isIncomplete, keepAll, keptManifest, onCopyChange, sizeOf } from './kept-copy.ts';
import type { OfflineManifest } from '../../model/offline-manifest.ts';
import { formatBytes } from '../../ui/amounts.ts';
import * as styles from './OfflineChoice.module.css';

type Choice =
  /** Nothing is known yet, or this browser cannot keep pages. */
  | { step: 'idle' }
  | { step: 'asked'; manifest: OfflineManifest }
  | { step: 'fetching'; share: number }
  | { step: 'kept'; manifest: OfflineManifest }
  /** Not all came; what did is still here. */
  | { step: 'interrupted'; reason: string }
  /** Not even the list of files came. */
  | { step: 'failed'; reason: string };

/** Lets the reader keep all of the site in this browser, says how much that is, and takes it back. */
export function OfflineChoice() {
  const { choice, ...actions } = useChoice();
  const [isSupported, setSupported] = useState(false);
  useEffect(() => setSupported('serviceWorker' in navigator && 'caches' in globalThis), []);
  if (!isSupported) return null;
  return (
    <div className={styles.choice} data-offline-choice={choice.step}>
      {/* Buttons of another step are other buttons: a second press of the same one must not do something else. */}
      <Step key={choice.step} choice={choice} {...actions} />
    </div>
  );
}

interface Actions {
  /** Asks whether to download; says how much it is. */
  ask: () => void;
  cancel: () => void;
  keep: (manifest: OfflineManifest) => void;
  stop: () => void;
  /** Downloads what is missing. */
  resume: () => void;
  /** Deletes what was downloaded. */
  drop: () => void;
}

/** Where the reader stands, and what leads on from there. */
function useChoice(): Actions & { choice: Choice } {
  const [choice, setChoice] = useState<Choice>({ step: 'idle' });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => {
    const look = () =>
      keptState().then(
        // What this tab asks or downloads is its own affair.
        (state) => setChoice((now) => (now.step === 'asked' || now.step === 'fetching' ? now : state)),
        () => undefined,
      );
    void look();
    const leave = onCopyChange(() => void look());
    return () => {
      leave();
      abort.current?.abort();
    };
  }, []);

  const whenListed = (use: (manifest: OfflineManifest) => void) =>
    void fetchManifest().then(use, () => setChoice({ step: 'failed', reason: TEXTS.offline.noList }));
  const keep = async (manifest: OfflineManifest) => {
    abort.current = new AbortController();
    setChoice({ step: 'fetching', share: 0 });
    try {
      await keepAll(manifest, {
        signal: abort.current.signal,
        onProgress: (share) => setChoice({ step: 'fetching', share }),
      });
      setChoice({ step: 'kept', manifest });
    } catch (error) {
      // Another tab may have removed the copy meanwhile.
      setChoice((await isIncomplete()) ? { step: 'interrupted', reason: reasonOf(error) } : { step: 'idle' });
    }
  };
  return {
    choice,
    ask: () => whenListed((manifest) => setChoice({ step: 'asked', manifest })),
    cancel: () => setChoice({ step: 'idle' }),
    keep: (manifest) => void keep(manifest),
    stop: () => abort.current?.abort(),
    resume: () => whenListed((manifest) => void keep(manifest)),
    drop: () => void dropAll().then(() => setChoice({ step: 'idle' })),
  };
}

/** What a step says, and what can be done about it. */
function Step({ choice, ask, cancel, keep, stop, resume, drop }: Actions & { choice: Choice }) {
  switch (choice.step) {
    case 'idle':
      return <Action text={TEXTS.offline.make} onClick={ask} />;
    case 'asked':
      return (
        <>
          <span>{TEXTS.offline.size(choice.manifest.pages.length, formatBytes(sizeOf(choice.manifest).bytes))}</span>
          <Action text={TEXTS.offline.download} onClick={() => keep(choice.manifest)} />
          <Action text={TEXTS.offline.cancel} onClick={cancel} />
        </>
      );
    case 'fetching':
      return (
        <>
          <label>
            {TEXTS.offline.downloading} <progress value={choice.share} max={1} /> {Math.floor(choice.share * 100)}%
          </label>
          <Action text={TEXTS.offline.stop} onClick={stop} />
        </>
      );
    case 'kept':
      return (
        <>
          <span>{TEXTS.offline.available(choice.manifest.pages.length)}</span>
          <Action text={TEXTS.offline.remove} onClick={drop} />
        </>
      );
    case 'interrupted':
      return (
        <>
          <span role="alert">{choice.reason}</span>
          <Action text={TEXTS.offline.continue} onClick={resume} />
          <Action text={TEXTS.offline.removePart} onClick={drop} />
        </>
      );
    case 'failed':
      return (
        <>
          <span role="alert">{choice.reason}</span>
          <Action text={TEXTS.tryAgain} onClick={ask} />
        </>
      );
  }
}

function Action({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick}>
      {text}
    </button>
  );
}

/** What an earlier visit or another tab left here. */
async function keptState(): Promise<Choice> {
  const manifest = await keptManifest();
  if (manifest) return { step: 'kept', manifest };
  return (await isIncomplete()) ? { step: 'interrupted', reason: TEXTS.offline.interrupted } : { step: 'idle' };
}

function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError') return TEXTS.offline.stopped;
  if (name === 'QuotaExceededError') return TEXTS.offline.noRoom;
  return TEXTS.offline.notAll;
}

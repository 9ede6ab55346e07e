import { useEffect, useRef, useState } from 'react';
import { dropAll, fetchManifest, isIncomplete, keepAll, keptManifest, sizeOf } from './kept-copy.ts';
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
  const [choice, setChoice] = useState<Choice>({ step: 'idle' });
  const [isSupported, setSupported] = useState(false);
  const abort = useRef<AbortController>(undefined);

  useEffect(() => {
    setSupported('serviceWorker' in navigator && 'caches' in globalThis);
    keptState().then(
      (state) => state && setChoice(state),
      () => undefined,
    );
    return () => abort.current?.abort();
  }, []);

  const whenListed = (use: (manifest: OfflineManifest) => void) =>
    void fetchManifest().then(use, () => setChoice({ step: 'failed', reason: TEXTS.offline.noList }));
  const ask = () => whenListed((manifest) => setChoice({ step: 'asked', manifest }));
  const resume = () => whenListed((manifest) => void keep(manifest));
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
      setChoice({ step: 'interrupted', reason: reasonOf(error) });
    }
  };
  const drop = () => void dropAll().then(() => setChoice({ step: 'idle' }));

  if (!isSupported) return null;
  return (
    <div className={styles.choice} data-offline-choice={choice.step}>
      {choice.step === 'idle' && (
        <button type="button" onClick={ask}>
          {TEXTS.offline.make}
        </button>
      )}
      {choice.step === 'asked' && (
        <>
          <span>{TEXTS.offline.size(choice.manifest.pages.length, formatBytes(sizeOf(choice.manifest).bytes))}</span>
          <button type="button" onClick={() => void keep(choice.manifest)}>
            {TEXTS.offline.download}
          </button>
          <button type="button" onClick={() => setChoice({ step: 'idle' })}>
            {TEXTS.offline.cancel}
          </button>
        </>
      )}
      {choice.step === 'fetching' && (
        <>
          <label>
            {TEXTS.offline.downloading} <progress value={choice.share} max={1} /> {Math.floor(choice.share * 100)}%
          </label>
          <button type="button" onClick={() => abort.current?.abort()}>
            {TEXTS.offline.stop}
          </button>
        </>
      )}
      {choice.step === 'kept' && (
        <>
          <span>{TEXTS.offline.available(choice.manifest.pages.length)}</span>
          <button type="button" onClick={drop}>
            {TEXTS.offline.remove}
          </button>
        </>
      )}
      {choice.step === 'interrupted' && (
        <>
          <span role="alert">{choice.reason}</span>
          <button type="button" onClick={resume}>
            {TEXTS.offline.continue}
          </button>
          <button type="button" onClick={drop}>
            {TEXTS.offline.removePart}
          </button>
        </>
      )}
      {choice.step === 'failed' && (
        <>
          <span role="alert">{choice.reason}</span>
          <button type="button" onClick={ask}>
            {TEXTS.tryAgain}
          </button>
        </>
      )}
    </div>
  );
}

/** What an earlier visit left here; `undefined` where that is nothing. */
async function keptState(): Promise<Choice | undefined> {
  const manifest = await keptManifest();
  if (manifest) return { step: 'kept', manifest };
  return (await isIncomplete()) ? { step: 'interrupted', reason: TEXTS.offline.interrupted } : undefined;
}

function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError') return TEXTS.offline.stopped;
  if (name === 'QuotaExceededError') return TEXTS.offline.noRoom;
  return TEXTS.offline.notAll;
}

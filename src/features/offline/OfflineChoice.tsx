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
    void fetchManifest().then(use, () =>
      setChoice({ step: 'failed', reason: 'The list of pages did not come. Are you online?' }),
    );
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
          Make all of it available offline
        </button>
      )}
      {choice.step === 'asked' && (
        <>
          <span>
            All {choice.manifest.pages.length} pages: {formatBytes(sizeOf(choice.manifest).bytes)} to download.
          </span>
          <button type="button" onClick={() => void keep(choice.manifest)}>
            Download
          </button>
          <button type="button" onClick={() => setChoice({ step: 'idle' })}>
            Cancel
          </button>
        </>
      )}
      {choice.step === 'fetching' && (
        <>
          <label>
            Downloading <progress value={choice.share} max={1} /> {Math.floor(choice.share * 100)}%
          </label>
          <button type="button" onClick={() => abort.current?.abort()}>
            Stop
          </button>
        </>
      )}
      {choice.step === 'kept' && (
        <>
          <span>All {choice.manifest.pages.length} pages are available offline.</span>
          <button type="button" onClick={drop}>
            Remove the copy
          </button>
        </>
      )}
      {choice.step === 'interrupted' && (
        <>
          <span role="alert">{choice.reason}</span>
          <button type="button" onClick={resume}>
            Continue
          </button>
          <button type="button" onClick={drop}>
            Remove what has come
          </button>
        </>
      )}
      {choice.step === 'failed' && (
        <>
          <span role="alert">{choice.reason}</span>
          <button type="button" onClick={ask}>
            Try again
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
  return (await isIncomplete())
    ? { step: 'interrupted', reason: 'The download was interrupted. What has come is kept.' }
    : undefined;
}

function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError') return 'The download was stopped. What has come is kept.';
  if (name === 'QuotaExceededError') return 'This browser has no room left for all pages. What has come is kept.';
  return 'Not all pages came. What did is used when you continue.';
}

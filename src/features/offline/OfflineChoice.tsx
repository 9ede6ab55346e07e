import { useEffect, useRef, useState } from 'react';
import { copiedManifest } from './copied-files.ts';
import { copyAll, deleteCopy, fetchManifest, isIncomplete, onCopyChange, sizeOf } from './offline-copy.ts';
import type { OfflineManifest } from '../../model/offline-manifest.ts';
import { formatBytes } from '../../ui/amounts.ts';
import * as styles from './OfflineChoice.module.css';

type Choice =
  /** Initial state: there is no offline copy. */
  | { step: 'idle' }
  | { step: 'asked'; manifest: OfflineManifest }
  | { step: 'fetching'; share: number }
  | { step: 'kept'; manifest: OfflineManifest }
  /** The download of the offline copy is incomplete. Files that were downloaded are kept. */
  | { step: 'interrupted'; reason: string }
  /** The list of files to download couldn't be fetched. */
  | { step: 'failed'; reason: string };

/** Lets the reader download the whole site for offline use. Shows the size of the download, and can delete the copy. */
export function OfflineChoice() {
  const { choice, ...actions } = useChoice();
  const [isSupported, setSupported] = useState(false);
  useEffect(() => setSupported('serviceWorker' in navigator && 'caches' in globalThis), []);
  if (!isSupported) return null;
  return (
    <div className={styles.choice} data-offline-choice={choice.step}>
      {/* A new key on each step replaces the buttons, so that a double click can't trigger the next step's action. */}
      <Step key={choice.step} choice={choice} {...actions} />
    </div>
  );
}

interface Actions {
  /** Shows the size of the offline copy and asks the reader whether to download it. */
  ask: () => void;
  cancel: () => void;
  keep: (manifest: OfflineManifest) => void;
  stop: () => void;
  /** Continues an interrupted download of the offline copy with the missing files. */
  resume: () => void;
  /** Deletes the downloaded files of the offline copy. */
  drop: () => void;
}

/** Returns the current step of the offline setting and the actions that the step offers. */
function useChoice(): Actions & { choice: Choice } {
  const [choice, setChoice] = useState<Choice>({ step: 'idle' });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => {
    const look = () =>
      keptState().then(
        // A change in another tab must not replace a question or a download in this tab.
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
      await copyAll(manifest, {
        signal: abort.current.signal,
        onProgress: (share) => setChoice({ step: 'fetching', share }),
      });
      setChoice({ step: 'kept', manifest });
    } catch (error) {
      // Another tab may have deleted the offline copy in the meantime.
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
    drop: () => void deleteCopy().then(() => setChoice({ step: 'idle' })),
  };
}

/** Renders the message and the buttons of a step of the offline setting. */
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

/** Returns the state of the offline copy that an earlier visit or another tab left behind. */
async function keptState(): Promise<Choice> {
  const manifest = await copiedManifest();
  if (manifest) return { step: 'kept', manifest };
  return (await isIncomplete()) ? { step: 'interrupted', reason: TEXTS.offline.interrupted } : { step: 'idle' };
}

function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError') return TEXTS.offline.stopped;
  if (name === 'QuotaExceededError') return TEXTS.offline.noRoom;
  return TEXTS.offline.notAll;
}

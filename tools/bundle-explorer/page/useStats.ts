import { useCallback, useEffect, useRef, useState } from 'react';
import type { Build } from '../model/build.ts';
import { matchingBuild } from '../model/compare.ts';
import { askWorker, Unreadable } from './ask-worker.ts';
import { forgetFile, keepFile, type KeptPlace } from './kept-files.ts';
import type { StatsSource } from './worker/messages.ts';

/** State of the stats file: none, being read, open, or failed. */
export type Stage =
  | { kind: 'empty' }
  | { kind: 'reading'; name: string; share: number }
  | { kind: 'failed'; name: string; message: string }
  | OpenFile;

interface OpenFile {
  kind: 'open';
  name: string;
  /** Number of the file among those that were read. The user may open a file of the same name again. */
  turn: number;
  builds: Build[];
}

let turns = 0;

/** State of a stats file that the user can open. Only one is open at a time. */
export interface StatsFile {
  stage: Stage;
  /** The file to show: the last one that could be read. It stays while another one is read. */
  shown: OpenFile | undefined;
  /** Reads a stats file. Aborts reading another one. Calls `onRead` just before the file is shown. */
  open: (name: string, source: StatsSource, onRead?: () => void) => void;
  /** Aborts reading, and returns to the file that was open before. */
  cancel: () => void;
  /** Aborts reading, and closes the stats file. */
  close: () => void;
}

/**
 * Holds a stats file and reads it in a web worker.
 * @param place where the browser keeps the file, so that it survives a reload
 */
export function useStats(place: KeptPlace): StatsFile {
  const [stage, setStage] = useState<Stage>({ kind: 'empty' });
  const [shown, setShown] = useState<OpenFile>();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const cancel = useCallback(() => {
    reading.current?.abort();
    setStage(shown ?? { kind: 'empty' });
  }, [shown]);
  const close = useCallback(() => {
    reading.current?.abort();
    setShown(undefined);
    setStage({ kind: 'empty' });
    void forgetFile(place);
  }, [place]);
  const open = useCallback(
    (name: string, source: StatsSource, onRead?: () => void) => {
      reading.current?.abort();
      const now = new AbortController();
      reading.current = now;
      const set = (next: Stage): void => {
        if (!now.signal.aborted) setStage(next);
      };
      set({ kind: 'reading', name, share: 0 });
      askWorker({ kind: 'stats', source }, now.signal, (share) => set({ kind: 'reading', name, share })).then(
        (answer) => {
          if (answer.kind !== 'stats' || now.signal.aborted) return;
          const file = { kind: 'open', name, turn: ++turns, builds: answer.builds } as const;
          onRead?.();
          setStage(file);
          setShown(file);
          if (typeof source !== 'string') void keepFile(place, { name, blob: source });
        },
        (error: unknown) =>
          set({ kind: 'failed', name, message: error instanceof Unreadable ? error.message : String(error) }),
      );
    },
    [place],
  );
  return { stage, shown, open, cancel, close };
}

/**
 * Returns the build in the earlier stats file to compare with: the one of the same name, or the first if there is none.
 */
export function earlierOf({ name }: Build, stage: Stage): Build | undefined {
  return stage.kind === 'open' ? matchingBuild(stage.builds, name) : undefined;
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Build } from '../model/build.ts';
import { matchingBuild } from '../model/compare.ts';
import { askWorker, Unreadable } from './ask-worker.ts';
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
  builds: Build[];
}

/** State of a stats file that the user can open. Only one is open at a time. */
export interface StatsFile {
  stage: Stage;
  /** The file to show: the open one or, if it couldn't be read, the file that the user opened before it. */
  shown: OpenFile | undefined;
  /** Reads a stats file. Aborts reading another one. */
  open: (name: string, source: StatsSource) => void;
  /** Aborts reading, and closes the stats file. */
  close: () => void;
}

/** Holds a stats file and reads it in a web worker. */
export function useStats(): StatsFile {
  const [stage, setStage] = useState<Stage>({ kind: 'empty' });
  const [last, setLast] = useState<OpenFile>();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const close = useCallback(() => {
    reading.current?.abort();
    setLast(undefined);
    setStage({ kind: 'empty' });
  }, []);
  const open = useCallback((name: string, source: StatsSource) => {
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
        const file = { kind: 'open', name, builds: answer.builds } as const;
        setStage(file);
        setLast(typeof source === 'string' ? undefined : file);
      },
      (error: unknown) =>
        set({ kind: 'failed', name, message: error instanceof Unreadable ? error.message : String(error) }),
    );
  }, []);
  const shown = stage.kind === 'open' ? stage : stage.kind === 'failed' ? last : undefined;
  return { stage, shown, open, close };
}

/**
 * Returns the build in the earlier stats file to compare with: the one of the same name, or the first if there is none.
 */
export function earlierOf({ name }: Build, stage: Stage): Build | undefined {
  return stage.kind === 'open' ? matchingBuild(stage.builds, name) : undefined;
}

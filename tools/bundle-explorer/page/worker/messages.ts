import type { Build } from '../../model/build.ts';
import type { EmittedFile, RealSizes } from '../../model/real-sizes.ts';
import type { NamedFile } from '../../../../src/ui/browser/given-files.ts';

/** Stats to read: a file, or the example of this page as it is or as it was before. */
export type StatsSource = Blob | 'example' | 'earlier example';

/** What the worker is asked: to read stats, or to measure the emitted files of a build. */
export type StatsTask = { kind: 'stats'; source: StatsSource } | { kind: 'emitted'; build: Build; files: NamedFile[] };

/** Sizes of an emitted file, without its code. */
export type MeasuredFile = Omit<EmittedFile, 'code'>;

/** What was found in the emitted files. */
export interface Emitted {
  files: MeasuredFile[];
  sizes: RealSizes;
}

/** What it answers: how much is read, as a share of one, and at the end one of the others. */
export type StatsAnswer =
  | { kind: 'progress'; share: number }
  | { kind: 'stats'; builds: Build[] }
  | { kind: 'emitted'; emitted: Emitted }
  | { kind: 'failed'; message: string };

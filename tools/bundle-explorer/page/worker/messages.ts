import type { Build } from '../../model/build.ts';
import type { EmittedFile, RealSizes } from '../../model/real-sizes.ts';
import type { NamedFile } from '../../../../src/ui/browser/given-files.ts';

/** Stats to read: a file, or one of the page's examples. */
export type StatsSource = Blob | 'example' | 'earlier example';

/** Requests to the worker: read stats, or measure the emitted files of a build. */
export type StatsTask = { kind: 'stats'; source: StatsSource } | { kind: 'emitted'; build: Build; files: NamedFile[] };

/** Sizes of an emitted file, without its code. */
export type MeasuredFile = Omit<EmittedFile, 'code'>;

/** Results of measuring the emitted files. */
export interface Emitted {
  files: MeasuredFile[];
  sizes: RealSizes;
}

/** Responses: progress as a fraction, and finally one of the others. */
export type StatsAnswer =
  | { kind: 'progress'; share: number }
  | { kind: 'stats'; builds: Build[] }
  | { kind: 'emitted'; emitted: Emitted }
  | { kind: 'failed'; message: string };

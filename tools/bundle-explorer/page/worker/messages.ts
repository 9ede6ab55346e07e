import type { Build } from '../../model/build.ts';
import type { EmittedFile, RealSizes } from '../../model/real-sizes.ts';
import type { NamedFile } from '../../../../src/ui/browser/given-files.ts';

/** Source of the stats to read: a file or one of the page's examples. */
export type StatsSource = Blob | 'example' | 'earlier example';

/** Requests to the bundle explorer's web worker: reading stats, or measuring the emitted files of a build. */
export type StatsTask = { kind: 'stats'; source: StatsSource } | { kind: 'emitted'; build: Build; files: NamedFile[] };

/** Sizes of an emitted file, without the file's code. */
type MeasuredFile = Omit<EmittedFile, 'code'>;

/** Result of measuring the emitted files of a build. */
export interface Emitted {
  files: MeasuredFile[];
  sizes: RealSizes;
}

/** Messages from the bundle explorer's web worker: progress from 0 to 1, and finally a result or an error. */
export type StatsAnswer =
  | { kind: 'progress'; share: number }
  | { kind: 'stats'; builds: Build[] }
  | { kind: 'emitted'; emitted: Emitted }
  | { kind: 'failed'; message: string };

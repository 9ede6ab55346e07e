import type { Build, BuildModule } from './build.ts';
import { groupBy } from '../../../src/model/group-by.ts';
import { modulesInScript } from './script-modules.ts';

/** An emitted file that the user has dropped on the page. */
export interface EmittedFile {
  /** Name of the emitted file in webpack's list of assets. */
  name: string;
  code: string;
  /** Uncompressed size of the emitted file in bytes. */
  raw: number;
  gzip: number;
  /**
   * Size of the emitted file with Brotli in bytes, or `undefined` if neither the browser nor the build can provide it.
   */
  brotli: number | undefined;
}

/** Sizes of modules in the emitted files, in bytes, keyed by chunk index and then by module index. */
export type RealSizes = Map<number, Map<number, number>>;

/**
 * Determines the sizes of modules in the emitted files. Modules that webpack has wrapped in functions are measured. The
 * others (entry module, runtime, parts of concatenated modules, styles) share the remaining bytes in proportion to
 * their size before minification, so that the sizes of a chunk's modules add up to the size of its files. If there are
 * no others, the measured modules also share the bytes of webpack's wrapper code.
 */
export function realSizes(build: Build, files: EmittedFile[]): RealSizes {
  const sizes: RealSizes = new Map();
  for (const file of files) {
    build.chunks.forEach((chunk, index) => {
      if (!chunk.files.includes(file.name)) return;
      const ofChunk = sizes.get(index) ?? new Map<number, number>();
      sizes.set(index, ofChunk);
      const isStyle = file.name.endsWith('.css');
      const members = build.modules
        .map((module, number) => ({ module, number }))
        .filter(({ module }) => module.chunks.includes(index) && isStyleModule(module) === isStyle);
      share(file, members, ofChunk);
    });
  }
  return sizes;
}

interface Member {
  module: BuildModule;
  number: number;
}

const isStyleModule = ({ type }: BuildModule): boolean => type.startsWith('css');

function share(file: EmittedFile, members: Member[], sizes: Map<number, number>): void {
  const byId = groupBy(members, ({ module }) => module.id ?? '');
  byId.delete('');
  const found = file.name.endsWith('.css')
    ? new Map<string, number>()
    : modulesInScript(file.code, new Set(byId.keys()));
  // Average number of bytes per character in this emitted file.
  const scale = file.code.length > 0 ? file.raw / file.code.length : 1;
  let left = file.raw;
  for (const [id, characters] of found) {
    left -= characters * scale;
    divide(characters * scale, byId.get(id) ?? [], sizes);
  }
  const others = members.filter(({ module }) => module.id === null || !found.has(module.id));
  divide(Math.max(left, 0), others.length > 0 ? others : members, sizes);
}

/** Distributes the given number of bytes among modules in proportion to their sizes. */
function divide(bytes: number, members: Member[], sizes: Map<number, number>): void {
  const whole = members.reduce((sum, { module }) => sum + module.size, 0);
  for (const { module, number } of members)
    sizes.set(number, (sizes.get(number) ?? 0) + (whole > 0 ? (bytes * module.size) / whole : 0));
}

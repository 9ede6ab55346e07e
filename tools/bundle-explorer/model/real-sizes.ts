import type { Build, BuildModule } from './build.ts';
import { groupBy } from '../../../src/model/group-by.ts';
import { modulesInScript } from './script-modules.ts';

/** An emitted file that the reader has dropped, too. */
export interface EmittedFile {
  /** As among the assets of the build. */
  name: string;
  code: string;
  /** In bytes. */
  raw: number;
  gzip: number;
  /** `undefined` where neither the browser nor the build can tell. */
  brotli: number | undefined;
}

/** Bytes of modules in emitted files: by chunk, then by module. */
export type RealSizes = Map<number, Map<number, number>>;

/**
 * What modules take in emitted files. Those that webpack wrote as a function are measured. The others (the entry module, the
 * runtime, the parts of what was joined, styles) share the bytes of their file that are left, as their sizes before
 * minification have it: all modules of a chunk add up to its files. Where nothing else is left, what webpack writes around modules is theirs, too.
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
  // Characters become bytes by the proportion of the file.
  const scale = file.code.length > 0 ? file.raw / file.code.length : 1;
  let left = file.raw;
  for (const [id, characters] of found) {
    left -= characters * scale;
    divide(characters * scale, byId.get(id) ?? [], sizes);
  }
  const others = members.filter(({ module }) => module.id === null || !found.has(module.id));
  divide(Math.max(left, 0), others.length > 0 ? others : members, sizes);
}

/** Divides bytes among modules as their sizes have it. */
function divide(bytes: number, members: Member[], sizes: Map<number, number>): void {
  const whole = members.reduce((sum, { module }) => sum + module.size, 0);
  for (const { module, number } of members)
    sizes.set(number, (sizes.get(number) ?? 0) + (whole > 0 ? (bytes * module.size) / whole : 0));
}

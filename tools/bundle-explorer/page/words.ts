import type { Build, Gap } from '../model/build.ts';
import type { ShownImport } from '../model/why.ts';

const units = [TEXTS.bundleExplorer.bytes, 'KiB', 'MiB', 'GiB'];

/** Formats a size like webpack does, with three digits and units of 1,024. */
export function sizeInWords(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(Math.abs(bytes), 1)) / 10), units.length - 1);
  return `${Number((bytes / 1024 ** power).toPrecision(3)).toLocaleString(TEXTS.locale)} ${units[power]}`;
}

/** Formats a difference between sizes with its sign (`+` or `−`). */
export function changeInWords(bytes: number): string {
  return bytes === 0 ? '0' : `${bytes > 0 ? '+' : '−'}${sizeInWords(Math.abs(bytes))}`;
}

/** Formats a percentage (`12%`, `<1%`). */
export function shareInWords(part: number, whole: number): string {
  const percent = whole > 0 ? (part / whole) * 100 : 0;
  return percent > 0 && percent < 1 ? '<1%' : `${Math.round(percent)}%`;
}

/** Returns the line number of a source location (`12` for `12:4-31`). */
export function lineOf(place: string): string | undefined {
  return /^(\d+):/.exec(place)?.[1];
}

/**
 * Formats the line of a source location (`, line 12` for `12:4-31`). Returns an empty string if the line is unknown.
 */
export function atLine(place: string): string {
  const line = lineOf(place);
  return line === undefined ? '' : TEXTS.bundleExplorer.atLine(line);
}

/** Formats an import as source code. webpack's stats don't contain the whole import statement. */
export function importInWords({ kind, request }: ShownImport): string {
  // Show an ellipsis if the path is computed at run time, because the stats then contain no request.
  const quoted = request === '' ? '…' : JSON.stringify(request);
  if (kind.startsWith('import()')) return `import(${quoted})`;
  if (kind.includes('require')) return `require(${quoted})`;
  if (kind.startsWith('css')) return `@import ${quoted}`;
  if (kind.startsWith('harmony')) return /export/.test(kind) ? `export … from ${quoted}` : `import ${quoted}`;
  return request === '' ? kind : `${kind} ${quoted}`;
}

/** Returns the name of a module by its index. The index `-1` stands for the webpack configuration. */
export function nameOf({ modules }: Build, index: number): string {
  return modules[index]?.name ?? TEXTS.bundleExplorer.yourConfiguration;
}

/** The webpack `stats` option that adds each type of missing information. */
export const gapOptions: Record<Gap, string> = {
  modules: 'modules: true',
  'some-modules': 'modulesSpace: Infinity',
  reasons: 'reasons: true',
  'some-reasons': 'reasonsSpace: Infinity',
  chunks: 'chunks: true',
  assets: 'assets: true',
  exports: 'usedExports: true, providedExports: true',
  bailouts: 'optimizationBailout: true',
};

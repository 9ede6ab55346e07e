import type { StarlightComparison } from './compare-starlight.ts';
import type { Edits } from './edits.ts';
import type { BuildCost } from './run-build.ts';
import type { ChunkShare } from './chunk-share.ts';
import type { VisitBytes } from './first-visit.ts';
import type { Click } from './navigation.ts';
import type { Keystrokes } from './search-keystrokes.ts';
import type { Readers } from './load.ts';
import type { Figure } from './tool-bench.ts';
import type { SlowPhone } from './slow-phone.ts';
import type { Soak } from './soak.ts';

/** Content of `reports/bench.json`, with the results of each benchmark. Benchmarks that were never run are missing. */
export interface Report {
  measured?: string;
  bytes?: Record<string, VisitBytes>;
  slow_phone?: Record<string, SlowPhone>;
  navigation?: { ordinary: Click; long: Click };
  chunk_share?: ChunkShare;
  /** Lines of the search benchmark's output, printed by `bench/search.ts`. */
  search?: string[];
  /** Cost of typing in the site's search, per keystroke, in Chromium. */
  keystrokes?: Keystrokes;
  build?: { cold: BuildCost; edited: BuildCost };
  /** Cost of a rebuild after a code change in the app. */
  code_change?: BuildCost;
  /** Time in milliseconds from saving a file until the edit is visible with `npm run dev`. */
  edits?: Edits;
  beside?: StarlightComparison;
  ten_times?: BuildCost;
  fifty_times?: BuildCost;
  /** Results of the benchmarks of the site's interactive tools, by tool. */
  tools?: Record<string, Figure[]>;
  soak?: Soak;
  /** Results of the load test. Undefined if nginx isn't installed. */
  readers?: Readers | undefined;
}

interface Peer {
  pages: Record<string, Pick<VisitBytes, 'html' | 'js' | 'css' | 'total'> & Partial<SlowPhone>>;
  navigation: { ordinary_ms: number; ordinary_bytes: number; long_ms: number; long_bytes: number };
  build?: Partial<BuildCost>;
  ten_times?: Partial<BuildCost>;
}

const phoneFigures: [figure: keyof SlowPhone, name: string][] = [
  ['first_paint_ms', 'first paint ms'],
  ['largest_paint_ms', 'largest paint ms'],
  ['shift', 'layout shift'],
  ['blocking_ms', 'blocking ms'],
];

/**
 * Formats the benchmark results as a Markdown table with this site next to other sites, followed by the lines of the
 * search benchmark. Sizes are Brotli kB (1,000 bytes).
 */
export function table(report: Report, { peers }: { peers: Record<string, Peer> }): string {
  const others = Object.values(peers);
  const none = others.map(() => undefined);
  const rows: [name: string, ours: number | undefined, theirs: (number | undefined)[]][] = [];
  for (const page of Object.keys(others[0]!.pages)) {
    for (const kind of ['js', 'css', 'html', 'total'] as const)
      rows.push([
        `${kind} kB of ${page}`,
        kilo(report.bytes?.[page]?.[kind]),
        others.map((peer) => kilo(peer.pages[page]?.[kind])),
      ]);
    rows.push([`styles in the document, kB of ${page}`, kilo(report.bytes?.[page]?.styles), none]);
    for (const [figure, name] of phoneFigures)
      rows.push([
        `${name} of ${page}`,
        report.slow_phone?.[page]?.[figure],
        others.map((peer) => peer.pages[page]?.[figure]),
      ]);
  }
  for (const kind of ['ordinary', 'long'] as const) {
    rows.push([
      `click, ${kind} page, ms`,
      report.navigation?.[kind].ms,
      others.map((peer) => peer.navigation[`${kind}_ms`]),
    ]);
    rows.push([
      `click, ${kind} page, kB`,
      kilo(report.navigation?.[kind].bytes),
      others.map((peer) => kilo(peer.navigation[`${kind}_bytes`])),
    ]);
  }
  rows.push(['bytes of a page’s chunk to those of its words, median', report.chunk_share?.median, none]);
  rows.push([
    `the same, largest (${report.chunk_share?.largest.url ?? 'no page'})`,
    report.chunk_share?.largest.share,
    none,
  ]);
  for (const unit of ['seconds', 'processor_seconds', 'peak_mb', 'output_mb'] as const) {
    rows.push([`cold build, ${unit}`, report.build?.cold[unit], others.map((peer) => peer.build?.[unit])]);
    rows.push([`ten times the pages, ${unit}`, report.ten_times?.[unit], others.map((peer) => peer.ten_times?.[unit])]);
    rows.push([`fifty times the pages, ${unit}`, report.fifty_times?.[unit], none]);
    rows.push([`in turns with Starlight, ${unit}`, report.beside?.ours[unit], none]);
    rows.push([`Starlight of the same run, ${unit}`, report.beside?.starlight[unit], none]);
    rows.push([`one edited page, ${unit}`, report.build?.edited[unit], none]);
    rows.push([`changed code, ${unit}`, report.code_change?.[unit], none]);
  }
  for (const [tool, figures] of Object.entries(report.tools ?? {}))
    for (const [name, figure] of figures) rows.push([`${tool}: ${name}`, figure, none]);
  for (const kind of ['prose', 'component', 'style'] as const)
    rows.push([`${kind}, from saving to seeing, ms`, report.edits?.[kind], none]);
  const { keystrokes } = report;
  rows.push(['search, a keystroke in Chromium, ms', keystrokes?.median_ms, none]);
  rows.push(['the same, 95th percentile', keystrokes?.slow_ms, none]);
  const { soak, readers } = report;
  rows.push([`heap before ${soak?.navigations ?? 'no'} navigations, MB`, soak?.before.heap_mb, none]);
  rows.push(['the same afterwards', soak?.after.heap_mb, none]);
  rows.push(['nodes and listeners that came to it', soak && growthOf(soak), none]);
  rows.push([`${readers?.readers ?? 'no'} readers at once, requests a second`, readers?.requests_per_second, none]);
  rows.push(['median of their answers, ms', readers?.median_ms, none]);
  rows.push(['99th percentile, ms', readers?.p99_ms, none]);
  rows.push(['answers that failed', readers?.failed, none]);
  const lines = rows.map(([name, ours, theirs]) =>
    line([name, ...[ours, ...theirs].map((figure) => String(figure ?? '–'))]),
  );
  return [
    line(['', 'ours', ...Object.keys(peers)]),
    line(['---', ...['ours', ...others].map(() => '--:')]),
    ...lines,
    '',
    ...(report.search ?? []),
  ].join('\n');
}

function growthOf({ before, after }: Soak): number {
  return after.nodes - before.nodes + after.listeners - before.listeners;
}

function line(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function kilo(bytes: number | undefined): number | undefined {
  return bytes === undefined ? undefined : Math.round(bytes / 100) / 10;
}

import { RichText } from '../../../../src/ui/RichText/RichText.tsx';
import type { Build } from '../../model/build.ts';
import { bytesOf, type Loading } from '../../model/loading.ts';
import { sizeInWords } from '../words.ts';
import * as styles from './ChunkDrawing.module.css';

const COLUMN = 230;
const ROW = 46;
const BOX = { width: 170, height: 36 };
/** Maximum number of chunks per column of the drawing. The table below it lists the others. */
const MOST = 12;

interface Placed {
  chunk: number;
  x: number;
  y: number;
}

/**
 * Draws chunks in columns by the order in which they can be loaded. Lines connect each chunk to those that it can load.
 */
export function ChunkDrawing({ build, loading }: { build: Build; loading: Loading }) {
  const { placed, left } = placeChunks(build, loading);
  if (placed.length < 2) return null;
  const width = Math.max(...placed.map(({ x }) => x)) + BOX.width + 2;
  const height = Math.max(...placed.map(({ y }) => y)) + BOX.height + 2;
  const at = new Map(placed.map((one) => [one.chunk, one]));
  return (
    <figure className={styles.drawing} tabIndex={0} aria-label={TEXTS.bundleExplorer.chunkOrder}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        {placed.flatMap((from) =>
          (build.chunks[from.chunk]?.children ?? [])
            .map((child) => at.get(child))
            .filter((to) => to !== undefined && to.x > from.x)
            .map((to) => <path key={`${from.chunk} ${to?.chunk}`} d={to && line(from, to)} />),
        )}
        {placed.map(({ chunk, x, y }) => (
          <g key={chunk} transform={`translate(${x} ${y})`}>
            <rect {...BOX} rx="6" />
            <text x="10" y="15">
              {shortened(build.chunks[chunk]?.label ?? '')}
            </text>
            <text x="10" y="29">
              {sizeInWords(bytesOf(build, [chunk]))}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <RichText text={TEXTS.bundleExplorer.chunkLegend} />
        {left > 0 && TEXTS.bundleExplorer.tableMore(left)}
      </figcaption>
    </figure>
  );
}

function placeChunks(build: Build, { first, later }: Loading): { placed: Placed[]; left: number } {
  const columns = [first];
  const seen = new Set(first);
  for (const { step, chunks } of later) {
    const fresh = chunks.filter((chunk) => !seen.has(chunk));
    for (const chunk of fresh) seen.add(chunk);
    columns[step] = [...(columns[step] ?? []), ...fresh];
  }
  const sorted = columns.map((column) =>
    column.toSorted((one, other) => bytesOf(build, [other]) - bytesOf(build, [one])).slice(0, MOST),
  );
  const placed = sorted.flatMap((column, step) =>
    column.map((chunk, row) => ({ chunk, x: step * COLUMN + 1, y: row * ROW + 1 })),
  );
  return { placed, left: seen.size - placed.length };
}

function line(from: Placed, to: Placed): string {
  const start = from.x + BOX.width;
  const middle = (start + to.x) / 2;
  const [y1, y2] = [from.y + BOX.height / 2, to.y + BOX.height / 2];
  return `M${start} ${y1}C${middle} ${y1} ${middle} ${y2} ${to.x} ${y2}`;
}

/** Truncates a chunk's label to fit its box. */
function shortened(label: string): string {
  return label.length > 22 ? `${label.slice(0, 21)}…` : label;
}

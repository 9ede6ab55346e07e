import { useState } from 'react';
import type { Build } from '../../../bundle-analysis/build.ts';
import { bytesOf, loadingOf } from '../../../bundle-analysis/loading.ts';
import { SizeTable } from '../SizeTable.tsx';
import { counted } from '../../../ui/amounts.ts';
import { lineOf, sizeInWords } from '../words.ts';
import { ChunkDrawing } from './ChunkDrawing.tsx';
import type { PaneProps } from './pane.ts';

/** What the browser loads for an entry point, and when. */
export function LoadingPane({ build, onModule }: PaneProps) {
  const [wanted, setWanted] = useState('');
  const entry = build.entrypoints.find(({ name }) => name === wanted) ?? build.entrypoints[0];
  if (!entry)
    return (
      <p>
        The file lists no entry points. Create it with <code>entrypoints: true</code>.
      </p>
    );
  const loading = loadingOf(build, entry);
  const labels = (chunks: number[]) => chunks.map((chunk) => labelOf(build, chunk)).join(', ');
  return (
    <>
      {build.entrypoints.length > 1 && (
        <label>
          Entry point{' '}
          <select value={entry.name} onChange={({ target }) => setWanted(target.value)}>
            {build.entrypoints.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      <p>
        A page that uses <code>{entry.name}</code> loads {sizeInWords(bytesOf(build, loading.first))} of files at once,
        from {counted(loading.first.length, 'chunk')}.{' '}
        {loading.later.length === 0
          ? 'Nothing loads later.'
          : `${counted(loading.later.length, 'import')} can load more later.`}
      </p>
      <ChunkDrawing build={build} loading={loading} />
      <SizeTable
        caption={`What ${entry.name} loads`}
        nameHead="When"
        sizeHead="Files"
        heads={['Chunks', 'Ahead of time']}
        rows={[
          {
            key: 'first',
            name: 'With the page',
            size: bytesOf(build, loading.first),
            cells: [labels(loading.first), ''],
          },
          ...loading.later.map((load) => ({
            key: `${load.module} ${load.place} ${load.request}`,
            name: `${load.step === 1 ? '' : `Step ${load.step}: `}${load.module}${lineOf(load.place) ? `, line ${lineOf(load.place)}` : ''} imports ${load.request}`,
            size: bytesOf(build, load.chunks),
            cells: [labels(load.chunks), aheadOf(build, load.chunks)],
            onChoose: load.index === -1 ? undefined : () => onModule(load.index),
          })),
        ]}
      />
    </>
  );
}

const labelOf = ({ chunks }: Build, chunk: number): string => chunks[chunk]?.label ?? '?';

/** Whether the browser fetches chunks before they are asked for. */
function aheadOf({ chunks }: Build, wanted: number[]): string {
  const isIn = (key: 'prefetch' | 'preload') => chunks.some((chunk) => chunk[key].some((one) => wanted.includes(one)));
  return isIn('preload') ? 'preloaded' : isIn('prefetch') ? 'prefetched' : '';
}

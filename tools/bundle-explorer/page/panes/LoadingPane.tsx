import { RichText } from '../../../../src/ui/RichText/RichText.tsx';
import { useState } from 'react';
import type { Build } from '../../model/build.ts';
import { bytesOf, type Loading, loadingOf } from '../../model/loading.ts';
import { SizeTable } from '../SizeTable.tsx';
import { counted } from '../../../../src/ui/amounts.ts';
import { atLine, sizeInWords } from '../words.ts';
import { ChunkDrawing } from './ChunkDrawing.tsx';
import type { PaneProps } from './pane.ts';

/** Shows which chunks the browser loads for an entry point, and when. */
export function LoadingPane({ build, onModule }: PaneProps) {
  const [wanted, setWanted] = useState('');
  const entry = build.entrypoints.find(({ name }) => name === wanted) ?? build.entrypoints[0];
  if (!entry)
    return (
      <p>
        <RichText text={TEXTS.bundleExplorer.noEntryPoints} />
      </p>
    );
  const loading = loadingOf(build, entry);
  const labels = (chunks: number[]) => chunks.map((chunk) => labelOf(build, chunk)).join(', ');
  return (
    <>
      {build.entrypoints.length > 1 && (
        <label>
          {TEXTS.bundleExplorer.entryPoint}{' '}
          <select value={entry.name} onChange={({ target }) => setWanted(target.value)}>
            {build.entrypoints.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      <p>
        <RichText
          text={TEXTS.bundleExplorer.loads(
            entry.name,
            sizeInWords(bytesOf(build, loading.first)),
            counted(loading.first.length, TEXTS.counts.chunks),
          )}
        />{' '}
        {loading.later.length === 0
          ? TEXTS.bundleExplorer.nothingLater
          : TEXTS.bundleExplorer.later(loading.later.length)}
      </p>
      <ChunkDrawing build={build} loading={loading} />
      <SizeTable
        caption={TEXTS.bundleExplorer.whatLoads(entry.name)}
        nameHead={TEXTS.bundleExplorer.when}
        sizeHead={TEXTS.bundleExplorer.files}
        heads={[TEXTS.bundleExplorer.chunks, TEXTS.bundleExplorer.aheadOfTime]}
        rows={[
          {
            key: 'first',
            name: TEXTS.bundleExplorer.withPage,
            size: bytesOf(build, loading.first),
            cells: [labels(loading.first), ''],
          },
          ...loading.later.map((load) => ({
            key: `${load.module} ${load.place} ${load.request}`,
            name: importedBy(load),
            size: bytesOf(build, load.chunks),
            cells: [labels(load.chunks), aheadOf(build, load.chunks)],
            onChoose: load.index === -1 ? undefined : () => onModule(load.index),
          })),
        ]}
      />
    </>
  );
}

function importedBy({ step, module, place, request }: Loading['later'][number]): string {
  const words = TEXTS.bundleExplorer.imports(`${module}${atLine(place)}`, request);
  return step === 1 ? words : TEXTS.bundleExplorer.step(step, words);
}

const labelOf = ({ chunks }: Build, chunk: number): string => chunks[chunk]?.label ?? '?';

/** Says whether the browser prefetches or preloads the chunks. */
function aheadOf({ chunks }: Build, wanted: number[]): string {
  const isIn = (key: 'prefetch' | 'preload') => chunks.some((chunk) => chunk[key].some((one) => wanted.includes(one)));
  return isIn('preload') ? TEXTS.bundleExplorer.preloaded : isIn('prefetch') ? TEXTS.bundleExplorer.prefetched : '';
}

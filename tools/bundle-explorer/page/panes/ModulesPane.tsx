import { SizeTable } from '../SizeTable.tsx';
import type { PaneProps } from './pane.ts';

interface ModulesPaneProps extends PaneProps {
  /** Indexes of the modules that match the search, or `undefined` if there is no search. */
  found: ReadonlySet<number> | undefined;
}

/** Lists the modules in the output, or those that match the search, largest first. */
export function ModulesPane({ build, found, onModule }: ModulesPaneProps) {
  const rows = build.modules
    .map((module, index) => ({ ...module, index }))
    .filter(({ chunks, index }) => (found ? found.has(index) : chunks.length > 0))
    .toSorted((one, other) => other.size - one.size);
  if (rows.length === 0) return <p>{TEXTS.bundleExplorer.noMatch}</p>;
  return (
    <SizeTable
      caption={found ? TEXTS.bundleExplorer.foundModules : TEXTS.bundleExplorer.modulesInOutput}
      nameHead={TEXTS.bundleExplorer.module}
      heads={[TEXTS.bundleExplorer.chunks]}
      rows={rows.map(({ index, name, size, chunks }) => ({
        key: String(index),
        name,
        size,
        cells: [
          chunks.length === 0
            ? TEXTS.bundleExplorer.leftOut
            : chunks.map((chunk) => build.chunks[chunk]?.label).join(', '),
        ],
        onChoose: () => onModule(index),
      }))}
    />
  );
}

import { useMemo } from 'react';
import { duplicatesIn, repeatedIn } from '../../../bundle-analysis/duplicates.ts';
import { ModuleLinks } from '../ModuleLink.tsx';
import { SizeTable } from '../SizeTable.tsx';
import { counted } from '../../../ui/amounts.ts';
import { sizeInWords } from '../words.ts';
import type { PaneProps } from './pane.ts';

/** Packages that are there more than once, and modules that several chunks have. */
export function DuplicatesPane({ build, onModule }: PaneProps) {
  const duplicates = useMemo(() => duplicatesIn(build), [build]);
  const repeated = useMemo(() => repeatedIn(build), [build]);
  const extra = repeated.reduce((sum, each) => sum + each.extra, 0);
  return (
    <>
      <h2>Packages with several copies</h2>
      {duplicates.length === 0 && <p>The bundle contains only one copy of each package.</p>}
      {duplicates.length > 0 && (
        <p>
          Duplicates usually come from packages that depend on different versions. Your package manager can tell you why
          each version is installed (<code>npm ls {duplicates[0]?.name}</code>), and{' '}
          <a href="/configuration/resolve/#resolvealias">resolve.alias</a> can reduce several copies to one.
        </p>
      )}
      {duplicates.map(({ name, copies, extra: more }) => (
        <SizeTable
          key={name}
          caption={`${name}: ${copies.length} copies, ${sizeInWords(more)} more than a single copy`}
          nameHead="Copy"
          heads={['Imported by']}
          rows={copies.map(({ folder, version, size, modules, broughtBy }) => ({
            key: folder,
            name: `${shortFolder(folder)}${version === undefined ? '' : ` (${version})`}, ${counted(modules.length, 'module')}`,
            size,
            cells: [<ModuleLinks key="who" build={build} modules={broughtBy} onModule={onModule} />],
          }))}
        />
      ))}
      <h2>Modules in several chunks</h2>
      {repeated.length === 0 ? (
        <p>No module is in more than one chunk.</p>
      ) : (
        <>
          <p>
            {counted(repeated.length, 'module')}, {sizeInWords(extra)} in extra copies. That’s fine for small modules,
            and for pages that the same visitor rarely opens. For larger modules, see{' '}
            <a href="/plugins/split-chunks-plugin/">how webpack splits chunks</a>.
          </p>
          <SizeTable
            caption="Modules in several chunks"
            nameHead="Module"
            sizeHead="Extra"
            heads={['Chunks']}
            rows={repeated.map(({ module, extra: size }) => ({
              key: String(module),
              name: build.modules[module]?.name ?? '',
              size,
              cells: [build.modules[module]?.chunks.map((chunk) => build.chunks[chunk]?.label).join(', ')],
              onChoose: () => onModule(module),
            }))}
          />
        </>
      )}
    </>
  );
}

/** From the first `node_modules` on. */
function shortFolder(folder: string): string {
  const at = folder.indexOf('node_modules');
  return at === -1 ? folder : folder.slice(at);
}

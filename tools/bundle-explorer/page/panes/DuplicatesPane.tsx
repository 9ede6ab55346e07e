import { RichText } from '../../../../src/ui/RichText/RichText.tsx';
import { Fragment, useMemo } from 'react';
import { duplicatesIn, repeatedIn } from '../../model/duplicates.ts';
import { overridesFor } from '../../model/overrides.ts';
import { CodeToCopy } from '../CodeToCopy.tsx';
import { ModuleLinks } from '../ModuleLink.tsx';
import { SizeTable } from '../SizeTable.tsx';
import { counted } from '../../../../src/ui/amounts.ts';
import { fromNodeModules, howToReduce } from '../finding-words.ts';
import { sizeInWords } from '../words.ts';
import type { PaneProps } from './pane.ts';

/** Lists duplicate packages, and modules that are in several chunks. */
export function DuplicatesPane({ build, onModule }: PaneProps) {
  const duplicates = useMemo(() => duplicatesIn(build), [build]);
  const repeated = useMemo(() => repeatedIn(build), [build]);
  const extra = repeated.reduce((sum, each) => sum + each.extra, 0);
  return (
    <>
      <h2>{TEXTS.bundleExplorer.severalCopies}</h2>
      {duplicates.length === 0 && <p>{TEXTS.bundleExplorer.singleCopies}</p>}
      {duplicates.map((duplicate) => {
        const { name, copies, extra: more } = duplicate;
        const code = overridesFor(duplicate);
        return (
          <Fragment key={name}>
            <SizeTable
              caption={TEXTS.bundleExplorer.copies(name, copies.length, sizeInWords(more))}
              nameHead={TEXTS.bundleExplorer.copy}
              heads={[TEXTS.bundleExplorer.importedBy]}
              rows={copies.map(({ folder, version, size, modules, broughtBy }) => ({
                key: folder,
                name: `${fromNodeModules(folder)}${version === undefined ? '' : ` (${version})`}, ${counted(modules.length, TEXTS.counts.modules)}`,
                size,
                cells: [<ModuleLinks key="who" build={build} modules={broughtBy} onModule={onModule} />],
              }))}
            />
            <p>
              <RichText text={howToReduce(duplicate)} />
            </p>
            {code !== undefined && <CodeToCopy code={code} />}
          </Fragment>
        );
      })}
      <h2>{TEXTS.bundleExplorer.severalChunks}</h2>
      {repeated.length === 0 ? (
        <p>{TEXTS.bundleExplorer.noRepeated}</p>
      ) : (
        <>
          <p>
            <RichText
              text={TEXTS.bundleExplorer.repeated(counted(repeated.length, TEXTS.counts.modules), sizeInWords(extra))}
            />
          </p>
          <SizeTable
            caption={TEXTS.bundleExplorer.severalChunks}
            nameHead={TEXTS.bundleExplorer.module}
            sizeHead={TEXTS.bundleExplorer.extra}
            heads={[TEXTS.bundleExplorer.chunks]}
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

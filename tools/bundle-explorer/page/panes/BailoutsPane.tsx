import { RichText } from '../../../../src/ui/RichText/RichText.tsx';
import { useMemo } from 'react';
import { type BailoutGroup, bailoutsIn } from '../../model/bailouts.ts';
import { SizeTable } from '../SizeTable.tsx';
import { betweenParts } from '../../../../src/model/word-breaks.ts';
import { counted } from '../../../../src/ui/amounts.ts';
import { sizeInWords } from '../words.ts';
import type { PaneProps } from './pane.ts';

/** Lists the bailouts of tree shaking and module concatenation, with explanations. */
export function BailoutsPane({ build, onModule }: PaneProps) {
  const groups = useMemo(() => bailoutsIn(build), [build]);
  if (groups.length === 0)
    return (
      <p>
        <RichText text={TEXTS.bundleExplorer.noBailouts} />
      </p>
    );
  return (
    <>
      <h2>{TEXTS.bundleExplorer.treeShaking}</h2>
      <p>{TEXTS.bundleExplorer.treeShakingAbout}</p>
      <Groups
        groups={groups.filter(({ kind }) => kind.prevents === 'tree shaking')}
        build={build}
        onModule={onModule}
      />
      <h2>{TEXTS.bundleExplorer.concatenation}</h2>
      <p>{TEXTS.bundleExplorer.concatenationAbout}</p>
      <Groups
        groups={groups.filter(({ kind }) => kind.prevents === 'concatenation')}
        build={build}
        onModule={onModule}
      />
    </>
  );
}

function Groups({ groups, build, onModule }: PaneProps & { groups: BailoutGroup[] }) {
  if (groups.length === 0) return <p>{TEXTS.bundleExplorer.none}</p>;
  return groups.map(({ kind, modules, size }) => (
    <details key={kind.id}>
      <summary>
        {TEXTS.bundleExplorer.bailouts[kind.id].title}: {counted(modules.length, TEXTS.counts.modules)},{' '}
        {sizeInWords(size)}
      </summary>
      <p>
        {TEXTS.bundleExplorer.bailouts[kind.id].meaning} <a href={kind.url}>{TEXTS.bundleExplorer.moreAbout}</a>
      </p>
      <SizeTable
        caption={TEXTS.bundleExplorer.bailouts[kind.id].title}
        nameHead={TEXTS.bundleExplorer.module}
        heads={[TEXTS.bundleExplorer.webpackMessages]}
        rows={modules.map(({ module, sentences }) => ({
          key: String(module),
          name: build.modules[module]?.name ?? '',
          size: build.modules[module]?.size ?? 0,
          cells: [sentences.slice(0, 3).join(betweenParts)],
          onChoose: () => onModule(module),
        }))}
      />
    </details>
  ));
}

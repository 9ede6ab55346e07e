import { useMemo } from 'react';
import { type BailoutGroup, bailoutsIn } from '../../../bundle-analysis/bailouts.ts';
import { SizeTable } from '../SizeTable.tsx';
import { counted } from '../../../ui/amounts.ts';
import { sizeInWords } from '../words.ts';
import type { PaneProps } from './pane.ts';

/** What prevented tree shaking and concatenation, in plain words. */
export function BailoutsPane({ build, onModule }: PaneProps) {
  const groups = useMemo(() => bailoutsIn(build), [build]);
  if (groups.length === 0)
    return (
      <p>
        The file doesn’t list anything that prevented optimization. webpack doesn’t attempt it in development mode, and
        the file doesn’t say unless you create it with <code>optimizationBailout: true</code>.
      </p>
    );
  return (
    <>
      <h2>Tree shaking</h2>
      <p>These modules stay even if none of their exports are used.</p>
      <Groups
        groups={groups.filter(({ kind }) => kind.prevents === 'tree shaking')}
        build={build}
        onModule={onModule}
      />
      <h2>Concatenation</h2>
      <p>
        These modules each keep a separate function in the output. That costs a little size and speed, so look at
        everything else first.
      </p>
      <Groups
        groups={groups.filter(({ kind }) => kind.prevents === 'concatenation')}
        build={build}
        onModule={onModule}
      />
    </>
  );
}

function Groups({ groups, build, onModule }: PaneProps & { groups: BailoutGroup[] }) {
  if (groups.length === 0) return <p>None.</p>;
  return groups.map(({ kind, modules, size }) => (
    <details key={kind.id}>
      <summary>
        {kind.title}: {counted(modules.length, 'module')}, {sizeInWords(size)}
      </summary>
      <p>
        {kind.meaning} <a href={kind.url}>More about this</a>
      </p>
      <SizeTable
        caption={kind.title}
        nameHead="Module"
        heads={['webpack says']}
        rows={modules.map(({ module, sentences }) => ({
          key: String(module),
          name: build.modules[module]?.name ?? '',
          size: build.modules[module]?.size ?? 0,
          cells: [sentences.slice(0, 3).join(' · ')],
          onChoose: () => onModule(module),
        }))}
      />
    </details>
  ));
}

import { RichText } from '../../../../src/ui/RichText/RichText.tsx';
import { useMemo } from 'react';
import type { Build } from '../../model/build.ts';
import { type Cause, type Change, compareBuilds } from '../../model/compare.ts';
import { statsAmong } from '../stats-among.ts';
import { DropPlace } from '../DropPlace.tsx';
import { ModuleLink } from '../ModuleLink.tsx';
import { earlierOf, type StatsFile } from '../useStats.ts';
import { counted } from '../../../../src/ui/amounts.ts';
import { atLine, changeInWords, importInWords, nameOf, sizeInWords } from '../words.ts';
import { ChangeTable } from './ChangeTable.tsx';
import type { PaneProps } from './pane.ts';

interface ComparePaneProps extends PaneProps {
  /**
   * Stats file of the earlier build. The state isn't kept in this tab, so that it survives when the tab is unmounted.
   */
  earlier: StatsFile;
}

/** Shows the changes since an earlier build, with the imports that caused them. */
export function ComparePane({ build, earlier, onModule }: ComparePaneProps) {
  const { stage, open } = earlier;
  const before = earlierOf(build, stage);
  return (
    <>
      <DropPlace
        label={TEXTS.bundleExplorer.chooseEarlier}
        accept=".json,.gz"
        isLine={stage.kind === 'open'}
        onFiles={(files) => {
          const file = statsAmong(files);
          if (file) open(file.name, file.blob);
        }}
      >
        <p>{TEXTS.bundleExplorer.dropEarlier}</p>
      </DropPlace>
      <p role="status">
        {stage.kind === 'reading' && TEXTS.bundleExplorer.readingFile(stage.name)}
        {stage.kind === 'failed' && `${stage.name}: ${stage.message}`}
        {stage.kind === 'open' && TEXTS.bundleExplorer.compared(stage.name)}
      </p>
      {before && <Comparison before={before} after={build} onModule={onModule} />}
    </>
  );
}

function Comparison({ before, after, onModule }: { before: Build; after: Build; onModule: (module: number) => void }) {
  const { total, assets, packages, modules, came, went } = useMemo(() => compareBuilds(before, after), [before, after]);
  return (
    <>
      <p>
        <RichText
          text={TEXTS.bundleExplorer.difference(
            changeInWords(total.after - total.before),
            sizeInWords(total.before),
            sizeInWords(total.after),
          )}
        />
      </p>
      <h2>{TEXTS.bundleExplorer.added}</h2>
      <Causes build={after} causes={came} onModule={onModule} none={TEXTS.bundleExplorer.noneAdded} />
      <h2>{TEXTS.bundleExplorer.removed}</h2>
      <Causes build={before} causes={went} none={TEXTS.bundleExplorer.noneRemoved} />
      <h2>{TEXTS.bundleExplorer.whatChanged}</h2>
      <Table caption={TEXTS.bundleExplorer.files} changes={assets} />
      <Table caption={TEXTS.bundleExplorer.packages} changes={packages} />
      <ChangeTable
        caption={TEXTS.bundleExplorer.modules}
        changes={modules.map((change) => ({
          ...change,
          note: [
            change.newlyUsed.length > 0 ? TEXTS.bundleExplorer.nowUses(change.newlyUsed.slice(0, 5).join(', ')) : '',
            change.noLongerUsed.length > 0
              ? TEXTS.bundleExplorer.noLongerUses(change.noLongerUsed.slice(0, 5).join(', '))
              : '',
          ]
            .filter(Boolean)
            .join('; '),
          onChoose: change.indexAfter === -1 ? undefined : () => onModule(change.indexAfter),
        }))}
      />
    </>
  );
}

const Table = ({ caption, changes }: { caption: string; changes: Change[] }) => (
  <ChangeTable caption={caption} changes={changes.map((change) => ({ ...change, note: '' }))} />
);

interface CausesProps {
  build: Build;
  causes: Cause[];
  none: string;
  /** Opens a module's details. `undefined` if the modules belong to the earlier build. */
  onModule?: (module: number) => void;
}

function Causes({ build, causes, none, onModule }: CausesProps) {
  if (causes.length === 0) return <p>{none}</p>;
  return (
    <ul>
      {causes.slice(0, 50).map(({ module, modules, size, imports }) => (
        <li key={module}>
          {onModule ? <ModuleLink build={build} module={module} onModule={onModule} /> : nameOf(build, module)}
          {modules.length > 1 &&
            TEXTS.bundleExplorer.andBrings(counted(modules.length - 1, TEXTS.counts.modules))}: {sizeInWords(size)}.
          {imports.slice(0, 3).map((each) => (
            <span key={`${each.from} ${each.request}`}>
              {' '}
              {nameOf(build, each.from)}
              {atLine(each.place)}: <code>{importInWords(each)}</code>.
            </span>
          ))}
        </li>
      ))}
      {causes.length > 50 && <li>{TEXTS.bundleExplorer.more(causes.length - 50)}</li>}
    </ul>
  );
}

import { useMemo } from 'react';
import type { Build } from '../../../bundle-analysis/build.ts';
import { type Cause, type Change, compareBuilds } from '../../../bundle-analysis/compare.ts';
import { statsAmong } from '../stats-among.ts';
import { DropPlace } from '../DropPlace.tsx';
import { ModuleLink } from '../ModuleLink.tsx';
import type { StatsFile } from '../useStats.ts';
import { counted } from '../../../ui/amounts.ts';
import { changeInWords, importInWords, lineOf, nameOf, sizeInWords } from '../words.ts';
import { ChangeTable } from './ChangeTable.tsx';
import type { PaneProps } from './pane.ts';

interface ComparePaneProps extends PaneProps {
  /** The earlier file, which outlives the pane. */
  earlier: StatsFile;
}

/** What changed since an earlier build, and why. */
export function ComparePane({ build, earlier, onModule }: ComparePaneProps) {
  const { stage, open } = earlier;
  const before = stage.kind === 'open' ? earlierOf(stage.builds, build) : undefined;
  return (
    <>
      <DropPlace
        label="Choose the earlier stats file"
        accept=".json,.gz"
        onFiles={(files) => {
          const file = statsAmong(files);
          if (file) open(file.name, file.blob);
        }}
      >
        <p>
          Drop the stats file of an earlier build here to see what was added, what was removed, and which import is
          responsible.
        </p>
      </DropPlace>
      <p role="status">
        {stage.kind === 'reading' && `Reading ${stage.name}…`}
        {stage.kind === 'failed' && `${stage.name}: ${stage.message}`}
        {stage.kind === 'open' && `Compared with ${stage.name}.`}
      </p>
      {before && <Comparison before={before} after={build} onModule={onModule} />}
    </>
  );
}

/** Of several builds, the one with the same name. */
function earlierOf(builds: Build[], { name }: Build): Build | undefined {
  return builds.find((build) => build.name === name) ?? builds[0];
}

function Comparison({ before, after, onModule }: { before: Build; after: Build; onModule: (module: number) => void }) {
  const { total, assets, packages, modules, came, went } = useMemo(() => compareBuilds(before, after), [before, after]);
  return (
    <>
      <p>
        <strong>{changeInWords(total.after - total.before)}</strong> in modules before minification:{' '}
        {sizeInWords(total.before)} before, {sizeInWords(total.after)} now.
      </p>
      <h2>What was added, and why</h2>
      <Causes build={after} causes={came} onModule={onModule} none="No modules were added." />
      <h2>What was removed</h2>
      <Causes build={before} causes={went} none="No modules were removed." />
      <h2>What changed</h2>
      <Table caption="Files" changes={assets} />
      <Table caption="Packages" changes={packages} />
      <ChangeTable
        caption="Modules"
        changes={modules.map((change) => ({
          ...change,
          note: [
            change.newlyUsed.length > 0 ? `now uses ${change.newlyUsed.slice(0, 5).join(', ')}` : '',
            change.noLongerUsed.length > 0 ? `no longer uses ${change.noLongerUsed.slice(0, 5).join(', ')}` : '',
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
  /** Left out where the build is not the one that is open. */
  onModule?: (module: number) => void;
}

function Causes({ build, causes, none, onModule }: CausesProps) {
  if (causes.length === 0) return <p>{none}</p>;
  return (
    <ul>
      {causes.slice(0, 50).map(({ module, modules, size, imports }) => (
        <li key={module}>
          {onModule ? <ModuleLink build={build} module={module} onModule={onModule} /> : nameOf(build, module)}
          {modules.length > 1 && ` and ${counted(modules.length - 1, 'module')} that it brings in`}: {sizeInWords(size)}
          .
          {imports.slice(0, 3).map((each) => (
            <span key={`${each.from} ${each.request}`}>
              {' '}
              {nameOf(build, each.from)}
              {lineOf(each.place) && `, line ${lineOf(each.place)}`}: <code>{importInWords(each)}</code>.
            </span>
          ))}
        </li>
      ))}
      {causes.length > 50 && <li>and {causes.length - 50} more</li>}
    </ul>
  );
}

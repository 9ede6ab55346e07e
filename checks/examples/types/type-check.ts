import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Fence } from '../../../compile/types.ts';
import type { Unit } from '../../../compile/examples/units.ts';
import type { Failure } from '../example.ts';
import { runCommand } from '../runner/run-command.ts';
import { repository, type ExampleRunner } from '../runner/runner.ts';
import { type Snapshot, snapshotsOf } from './snapshots.ts';

/** Errors that tsc reports for each fence. Fences without TypeScript are missing. */
export type TypeCheckResult = Map<Fence, Failure[]>;

/**
 * Type-checks the TypeScript of many examples in a single run of `tsc`. Projects that have ambient module declarations
 * or a `tsconfig.json` are checked separately, because these would affect other projects.
 */
export async function typeCheck(units: Unit[], runner: ExampleRunner): Promise<TypeCheckResult> {
  const result: TypeCheckResult = new Map();
  const snapshots = units.flatMap(snapshotsOf);
  const own = snapshots.filter(({ files }) =>
    [...files.keys()].some((title) => title.endsWith('.d.ts') || title === projectOptions),
  );
  const shared = snapshots.filter((snapshot) => !own.includes(snapshot));
  for (const group of [shared, ...own.map((snapshot) => [snapshot])]) {
    if (group.length > 0) await checkTogether(group, runner, result);
  }
  return result;
}

const projectOptions = 'tsconfig.json';

const compilerOptions = {
  target: 'esnext',
  module: 'preserve',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  lib: ['esnext', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  allowJs: true,
  checkJs: false,
  skipLibCheck: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  // As in webpack, style sheets and images may be imported for their side effects.
  noUncheckedSideEffectImports: false,
  types: ['node', 'webpack/module'],
};

async function checkTogether(snapshots: Snapshot[], runner: ExampleRunner, result: TypeCheckResult): Promise<void> {
  const place = runner.startFolder('types');
  const places = new Map<string, Fence>();
  for (const [index, { files }] of snapshots.entries()) {
    for (const [title, { code, fence }] of files) {
      if (title.split('/').includes('..') || title === 'package.json') continue;
      const file = path.join(`${index}`, title);
      mkdirSync(path.dirname(path.join(place.folder, file)), { recursive: true });
      writeFileSync(path.join(place.folder, file), `${code}\n`);
      places.set(file, fence);
      if (/\.[cm]?tsx?$/.test(title) && !result.has(fence)) result.set(fence, []);
    }
  }
  const include = [...places.keys()].filter((file) => /\.[cm]?tsx?$/.test(file));
  const own = snapshots.find(({ files }) => files.has(projectOptions));
  const options = own
    ? {
        extends: `./${snapshots.indexOf(own)}/${projectOptions}`,
        compilerOptions: { noEmit: true, composite: false, skipLibCheck: true, allowImportingTsExtensions: true },
      }
    : { compilerOptions };
  writeFileSync(
    path.join(place.folder, 'tsconfig.json'),
    JSON.stringify({ ...options, files: include, include: [], references: [] }),
  );
  // Lift the runner's restrictions, which aren't needed because only `tsc` runs here.
  const checked = { ...place, env: { ...place.env, NODE_OPTIONS: '' } };
  const { output, stopped } = await runCommand({
    place: checked,
    command: path.join(repository, 'node_modules/.bin/tsc'),
    args: ['--pretty', 'false', '-p', 'tsconfig.json'],
    seconds: 180,
  });
  place.dispose();
  if (stopped !== undefined) throw new Error(`tsc ${stopped}`);
  for (const [, file = '', line, message = ''] of output.matchAll(
    /^(\S[^(\n]*)\((\d+),\d+\): error (TS\d+: [^]*?)(?=\n\S|\n*$)/gm,
  )) {
    const fence = places.get(file);
    if (fence && !fence.exempt)
      addOnce(result.get(fence) ?? [], {
        line: fence.line + Number(line),
        message: message.split('\n').slice(0, 4).join('\n'),
      });
  }
  const general = /^(?:error|\S*tsconfig\.json\(\d+,\d+\): error) TS\d+:.*$/m.exec(output)?.[0];
  if (!general) return;
  const stated = own?.files.get(projectOptions)?.fence;
  if (!stated) throw new Error(`tsc could not run: ${general}`);
  result.set(stated, [{ line: stated.line, message: general }]);
}

function addOnce(failures: Failure[], failure: Failure): void {
  if (!failures.some(({ line, message }) => line === failure.line && message === failure.message))
    failures.push(failure);
}

import path from 'node:path';
import type { Fence } from '../../../compile/types.ts';
import type { Validator } from '../configuration/validator.ts';
import type { FenceResult } from '../example.ts';
import type { Unit } from '../../../compile/examples/units.ts';
import type { CommandResult, RunningCommand } from '../runner/run-command.ts';
import type { Place, ExampleRunner } from '../runner/runner.ts';
import { quickEnvironment } from './quick-environment.ts';

/** Dependencies of a project run. */
export interface ProjectTools {
  runner: ExampleRunner;
  validator: Validator;
  /** Timeout of a command in seconds. */
  seconds: number;
  /** Port of the processes with webpack preloaded; without it each command is its own process, with all cores. */
  warmPort?: number;
}

/** State of a running project. */
export interface Run {
  readonly unit: Unit;
  readonly tools: ProjectTools;
  readonly place: Place;
  /** One result per fence. */
  readonly results: ReadonlyMap<Fence, FenceResult>;
  /** Commands running in the background. */
  readonly background: RunningCommand[];
  /** Configurations written but not yet validated, because they may import files that come later. */
  readonly pending: Map<string, Fence>;
  /** Output of the last command; a background command may still add to it. */
  last?: () => CommandResult;
  /** Working directory of the next command. */
  cwd: string;
}

/** Starts a project in its own folder, before its first fence. */
export function startRun(unit: Unit, tools: ProjectTools): Run {
  const place = tools.runner.startFolder(unit.name, quickEnvironment(unit.fences, tools.warmPort));
  return {
    unit,
    tools,
    place,
    results: new Map(unit.fences.map((fence) => [fence, initialResult(unit, fence)])),
    background: [],
    pending: new Map(),
    cwd: place.folder,
  };
}

/** The result of a fence. @throws Error for a fence of another unit */
export function resultOf({ results }: Run, fence: Fence): FenceResult {
  const result = results.get(fence);
  if (!result) throw new Error(`The fence at line ${fence.line} is not of this project.`);
  return result;
}

/** Reports a problem with a fence, at its line or another line of the page. */
export function fail(run: Run, fence: Fence, message: string, line = fence.line): void {
  resultOf(run, fence).failures.push({ line, message });
}

/** Whether something failed on which later steps depend. */
export function isBroken({ results }: Run): boolean {
  return [...results.values()].some(({ failures }) => failures.some(({ isDifference }) => !isDifference));
}

/** The file that a fence names; paths outside of the project are reported. */
export function fileInside(run: Run, fence: Fence, title: string): string | undefined {
  const { folder } = run.place;
  const file = path.resolve(folder, title);
  if (file.startsWith(folder + path.sep)) return file;
  fail(run, fence, `the title ${title} leads out of the project: write a path relative to its folder`);
  return undefined;
}

/** Stops the background commands. */
export async function stopBackground({ background }: Run): Promise<void> {
  await Promise.all(background.splice(0).map((command) => command.stop()));
}

function initialResult(unit: Unit, fence: Fence): FenceResult {
  const { line, lang, title } = fence;
  return {
    file: unit.file,
    line,
    lang,
    ...(title ? { title } : {}),
    ...(fence.project ? { project: fence.project } : {}),
    status: 'parsed',
    failures: [],
  };
}

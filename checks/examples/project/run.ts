import path from 'node:path';
import type { Fence } from '../../../compile/types.ts';
import type { Validator } from '../configuration/validator.ts';
import type { FenceResult } from '../example.ts';
import type { Unit } from '../../../compile/examples/units.ts';
import type { CommandResult, RunningCommand } from '../sandbox/run-command.ts';
import type { Place, Sandbox } from '../sandbox/sandbox.ts';
import { quickEnvironment } from './quick-environment.ts';

/** What a project needs to run. */
export interface ProjectTools {
  sandbox: Sandbox;
  validator: Validator;
  /** Limit for one command. */
  seconds: number;
  /** Where processes that have webpack loaded are asked for; without it each command is a process of its own, with all cores. */
  warmPort?: number;
}

/** A project while it runs: what its fences have made so far. */
export interface Run {
  readonly unit: Unit;
  readonly tools: ProjectTools;
  readonly place: Place;
  /** One a fence of the unit. */
  readonly results: ReadonlyMap<Fence, FenceResult>;
  /** Commands that go on while others run. */
  readonly background: RunningCommand[];
  /** Configurations that were written and not yet validated: they may import files that come after them. */
  readonly pending: Map<string, Fence>;
  /** What the last command has printed; one in the background goes on printing. */
  last?: () => CommandResult;
  /** Where the next command starts. */
  cwd: string;
}

/** A project in a folder of its own, before its first fence. */
export function startRun(unit: Unit, tools: ProjectTools): Run {
  const place = tools.sandbox.startFolder(unit.name, quickEnvironment(unit.fences, tools.warmPort));
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

/** The result of a fence of the run. @throws Error for a fence of another one */
export function resultOf({ results }: Run, fence: Fence): FenceResult {
  const result = results.get(fence);
  if (!result) throw new Error(`The fence at line ${fence.line} is not of this project.`);
  return result;
}

/** Notes what is wrong with a fence, at its line or another one of the page. */
export function fail(run: Run, fence: Fence, message: string, line = fence.line): void {
  resultOf(run, fence).failures.push({ line, message });
}

/** The file that a fence names; a title that leads out of the project is a failure. */
export function fileInside(run: Run, fence: Fence, title: string): string | undefined {
  const { folder } = run.place;
  const file = path.resolve(folder, title);
  if (file.startsWith(folder + path.sep)) return file;
  fail(run, fence, `the title ${title} leads out of the project: write a path relative to its folder`);
  return undefined;
}

/** Ends the commands in the background. */
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

import path from 'node:path';
import type { Fence } from '../../../compile/types.ts';
import type { Validator } from '../configuration/validator.ts';
import type { FenceResult } from '../example.ts';
import type { Unit } from '../../../compile/examples/units.ts';
import type { CommandResult, RunningCommand } from '../runner/run-command.ts';
import type { Place, ExampleRunner } from '../runner/runner.ts';
import { quickEnvironment } from './quick-environment.ts';

/** Dependencies for running a project. */
export interface ProjectTools {
  runner: ExampleRunner;
  validator: Validator;
  /** Timeout for a command in seconds. */
  seconds: number;
  /**
   * Port of the processes with webpack preloaded. If undefined, each command gets a new process, which can use all
   * cores.
   */
  warmPort?: number;
}

/** State of a project that is running. */
export interface Run {
  readonly unit: Unit;
  readonly tools: ProjectTools;
  readonly place: Place;
  /** Result of each fence. */
  readonly results: ReadonlyMap<Fence, FenceResult>;
  /** Commands that run in the background. */
  readonly background: RunningCommand[];
  /** Configurations that were written but not validated yet, because they may import files that come later. */
  readonly pending: Map<string, Fence>;
  /** Returns the output of the last command. A background command may still add to it. */
  last?: () => CommandResult;
  /** Whether the last command is meant to fail, so that its error belongs on the page. */
  isErrorMeant: boolean;
  /** Working directory of the next command. */
  cwd: string;
}

/** Starts a project in a new folder, before its first fence. */
export function startRun(unit: Unit, tools: ProjectTools): Run {
  const place = tools.runner.startFolder(unit.name, quickEnvironment(unit.fences, tools.warmPort));
  return {
    unit,
    tools,
    place,
    results: new Map(unit.fences.map((fence) => [fence, initialResult(unit, fence)])),
    background: [],
    pending: new Map(),
    isErrorMeant: false,
    cwd: place.folder,
  };
}

/**
 * Returns the result of a fence.
 *
 * @throws Error if the fence isn't part of the project
 */
export function resultOf({ results }: Run, fence: Fence): FenceResult {
  const result = results.get(fence);
  if (!result) throw new Error(`The fence at line ${fence.line} is not of this project.`);
  return result;
}

/** Reports a problem with a fence, at its line or another line of the page. */
export function fail(run: Run, fence: Fence, message: string, line = fence.line): void {
  resultOf(run, fence).failures.push({ line, message });
}

/** Whether a step of the project failed that later steps depend on. */
export function isBroken({ results }: Run): boolean {
  return [...results.values()].some(({ failures }) => failures.some(({ isDifference }) => !isDifference));
}

/** Returns the path of the file that a fence names. Paths outside the project are reported. */
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

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Fence } from '../../../compile/types.ts';
import { isConfiguration } from '../configuration/recognize.ts';
import type { Validator } from '../configuration/validator.ts';
import type { Unit } from '../../../compile/examples/units.ts';
import type { Failure, FenceResult } from '../example.ts';
import { endLeftProcesses } from '../sandbox/left-running.ts';
import { type CommandResult, runCommand, type RunningCommand, startCommand } from '../sandbox/run-command.ts';
import type { Place, Sandbox } from '../sandbox/sandbox.ts';
import { isShell, isStep } from '../../../compile/examples/units.ts';
import { applyDiff } from '../../../compile/examples/apply-diff.ts';
import { unsteadyCommand } from './unsteady-commands.ts';
import { compareOutput, refreshOutput, tidyOutput } from './output.ts';

/** What a project needs to run. */
export interface ProjectTools {
  sandbox: Sandbox;
  validator: Validator;
  /** Limit for one command. */
  seconds: number;
  /** Where processes that have webpack loaded are asked for; without it each command is a process of its own. */
  warmPort?: number;
}

/**
 * Builds a project from its fences, from the first to the last: writes files, applies diffs, runs commands, compares what
 * is shown with what came out. Afterwards nothing of it is left, neither files nor processes.
 *
 * @returns one result a fence, in their order
 */
export async function runProject(unit: Unit, tools: ProjectTools): Promise<FenceResult[]> {
  const { sandbox, validator, seconds, warmPort } = tools;
  const place = sandbox.startFolder(unit.name, warmPort);
  const results = new Map<Fence, FenceResult>(unit.fences.map((fence) => [fence, initialResult(unit, fence)]));
  const background: RunningCommand[] = [];
  /** Configurations that were written and not yet validated: they may import files that come after them. */
  const pending = new Map<string, Fence>();
  /** What the last command has printed; one in the background goes on printing. */
  let last: (() => CommandResult) | undefined;
  let cwd = place.folder;
  try {
    if (!writesManifest(unit)) writeManifest(place, unit.name);
    for (const fence of unit.fences) await take(fence);
    await validatePending();
  } finally {
    await Promise.all(background.map((command) => command.stop()));
    for (const { command } of await endLeftProcesses(place.env.HOME!))
      fail(lastStep(unit), `left a process running: ${command}. End it, or mark the fence \`background until="…"\``);
    place.dispose();
  }
  const executed = unit.fences.some((fence) => isStep(fence) && !fence.exempt);
  return unit.fences.map((fence) => {
    const result = results.get(fence)!;
    if (result.failures.length > 0) return { ...result, status: 'failed' };
    if (fence.exempt) return { ...result, status: 'exempt', reason: fence.exempt };
    return executed ? { ...result, status: 'executed' } : result;
  });

  function fail(fence: Fence, message: string, line = fence.line): void {
    results.get(fence)!.failures.push({ line, message });
  }

  async function take(fence: Fence): Promise<void> {
    if (fence.from !== undefined) compareFile(fence);
    else if (fence.output) compareWithLast(fence);
    else if (isStep(fence)) {
      if (fence.exempt) return;
      if (fence.stop) await Promise.all(background.splice(0).map((command) => command.stop()));
      if (fence.fails) pending.clear();
      else await validatePending();
      const unsteady = isShell(fence) ? unsteadyCommand(fence.code) : undefined;
      if (unsteady) fail(fence, `the output of ${unsteady.command} is not the same everywhere: ${unsteady.instead}`);
      if (fence.assert) await check(fence);
      else if (isShell(fence) && outsideTarget(fence.code))
        fail(fence, `the command writes outside its folder: ${outsideTarget(fence.code)}`);
      else if (fence.run) await execute(fence, nodeFor(fence), [writeScript(fence)]);
      else await execute(fence, 'bash', ['-c', shellScript(fence, cwd)]);
    } else if (fence.title) writeFence(fence, fence.title);
    else if (!fence.exempt) {
      fail(fence, `a fence of the project ${unit.name} needs a title (the file it is), or run, output, from or assert`);
    }
  }

  function inside(fence: Fence, title: string): string | undefined {
    const file = path.resolve(place.folder, title);
    if (file.startsWith(place.folder + path.sep)) return file;
    fail(fence, `the title ${title} leads out of the project: write a path relative to its folder`);
    return undefined;
  }

  function writeFence(fence: Fence, title: string): void {
    const file = inside(fence, title);
    if (!file) return;
    if (fence.lang === 'diff') {
      if (!existsSync(file)) return fail(fence, `the diff is for ${title}, which the project does not have yet`);
      const applied = applyDiff(readFileSync(file, 'utf8'), fence.code);
      if ('message' in applied) return fail(fence, `${title}: ${applied.message}`, fence.line + 1 + applied.line);
      writeFileSync(file, applied.result);
    } else {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${fence.code}\n`);
    }
    if (isConfiguration({ ...fence, lang: languageOf(title, fence.lang) }) && !fence.exempt) pending.set(file, fence);
  }

  async function validatePending(): Promise<void> {
    const waiting = [...pending];
    pending.clear();
    for (const [file, fence] of waiting) {
      const messages = await validator.validate({ file, folder: place.folder }, seconds);
      for (const message of messages)
        fail(fence, `${fence.title}: ${message.replaceAll(place.folder, `/${unit.name}`)}`);
      results.get(fence)!.status = 'validated';
    }
  }

  async function execute(fence: Fence, command: string, args: string[]): Promise<void> {
    const options = { place, command, args, cwd, seconds };
    if (fence.background) {
      const running = startCommand(options, fence.until ?? '');
      background.push(running);
      try {
        await running.ready;
      } catch (error) {
        fail(fence, `the background command ${(error as Error).message}\n${tail(running.result().output)}`);
      }
      last = running.result;
      return;
    }
    const result = await runCommand(options);
    last = () => result;
    cwd = whereItEnded() ?? cwd;
    judge(fence, result);
  }

  function judge(fence: Fence, result: CommandResult): void {
    const what = fence.run || fence.assert ? 'the example' : 'the command';
    if (result.stopped !== undefined) fail(fence, `${what} ${result.stopped}`);
    else if (result.code === 97) fail(fence, result.output.trim().split('\n').at(-1) ?? '');
    else if (deniedWrite(result)) fail(fence, `${what} wrote outside its folder: ${deniedWrite(result)}`);
    else if (result.output.includes('JavaScript heap out of memory')) fail(fence, `${what} ran out of memory`);
    else if (fence.fails && result.code === 0) fail(fence, `${what} is marked fails, but it ended without an error`);
    else if (!fence.fails && result.code !== 0)
      fail(fence, `${what} ended with exit code ${result.code}:\n${tail(result.output)}`);
    else leftOutside(fence);
  }

  /** The shell's permissions are not restricted as Node's are, so look at what lies beside the project. */
  function leftOutside(fence: Fence): void {
    const surroundings = path.dirname(place.folder);
    const strangers = readdirSync(surroundings).filter((name) => name !== unit.name && name !== '.home');
    for (const name of strangers) {
      fail(fence, `the example wrote outside its folder: ../${name}`);
      rmSync(path.join(surroundings, name), { recursive: true, force: true });
    }
  }

  async function check(fence: Fence): Promise<void> {
    const file = path.join(place.folder, `.assert-${fence.line}.mjs`);
    // One line, so that the lines of the fence are the lines of the file.
    const scope = [
      'import assert from "node:assert/strict";',
      'import { existsSync as exists, readFileSync as readText } from "node:fs";',
      'const read = (file) => readText(file, "utf8");',
      `const stdout = ${JSON.stringify(tidyOutput(last?.().stdout ?? '', place.folder))}, stderr = ${JSON.stringify(tidyOutput(last?.().stderr ?? '', place.folder))};`,
    ].join(' ');
    writeFileSync(file, `${scope}\n${fence.code}\n`);
    const result = await runCommand({ place, command: nodeFor(fence), args: [file], seconds });
    rmSync(file, { force: true });
    if (result.stopped !== undefined || result.code === 97) return judge(fence, result);
    if (result.code === 0) return;
    const line = Number(
      new RegExp(`${path.basename(file).replaceAll('.', String.raw`\.`)}:(\\d+)`).exec(result.stderr)?.[1] ?? 1,
    );
    const message =
      /^\w*(?:Error|Exception)\b[^]*?(?=\n {4}at |\n\n {4}at |$)/m.exec(result.stderr)?.[0] ?? tail(result.stderr);
    fail(
      fence,
      `what the page claims is not so: ${message.trim().split('\n').slice(0, 12).join('\n')}`,
      fence.line + line - 1,
    );
  }

  function writeScript(fence: Fence): string {
    const file = fence.title
      ? path.resolve(place.folder, fence.title)
      : path.join(place.folder, `example${extensionOf(fence)}`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${fence.code}\n`);
    return file;
  }

  /** A terminal stays where `cd` has led. */
  function whereItEnded(): string | undefined {
    const marker = path.join(place.env.HOME!, '.cwd');
    if (!existsSync(marker)) return undefined;
    const ended = readFileSync(marker, 'utf8').trim();
    return ended.startsWith(place.folder) && existsSync(ended) && statSync(ended).isDirectory() ? ended : undefined;
  }

  function compareWithLast(fence: Fence): void {
    if (!last) return fail(fence, 'shows output, but no command of this project ran before it');
    // A background command goes on printing.
    const { output, stdout, stderr } = last();
    // Which of the two streams arrives first is chance, and a page may show only one of them.
    const orders = [output, `${stdout}\n${stderr}`, `${stderr}\n${stdout}`, stdout, stderr].map((text) =>
      tidyOutput(text, place.folder),
    );
    compare(
      fence,
      orders.filter((text, index) => index === 0 || text !== ''),
      'the command printed',
    );
  }

  function compareFile(fence: Fence): void {
    const from = fence.from!;
    const file = inside(fence, from);
    if (!file) return;
    if (!existsSync(file))
      return fail(
        fence,
        `shows ${from}, but the project has no such file. It has: ${listFiles(place.folder).join(', ')}`,
      );
    compare(fence, [tidyOutput(readFileSync(file, 'utf8'), place.folder)], `${from} has`);
  }

  function compare(fence: Fence, candidates: string[], what: string): void {
    const result = results.get(fence)!;
    const options = { name: unit.name, excerpt: fence.excerpt };
    const fitting = candidates.find((candidate) => !compareOutput(fence.code, candidate, options));
    result.actual = refreshOutput(fence.code, fitting ?? candidates[0]!, options);
    if (fence.exempt || fitting !== undefined) return;
    const mismatch = compareOutput(fence.code, candidates[0]!, options)!;
    const { line, shown, printed: real } = mismatch;
    fail(
      fence,
      `shows ${quoted(shown)} where ${what} ${real === undefined ? 'nothing more' : quoted(real)}; \`npm run check:examples -- --write ${unit.file}\` puts in what came out`,
      fence.line + 1 + line,
    );
  }
}

/** The fence that made the project do something last. */
function lastStep({ fences }: Unit): Fence {
  return fences.findLast(isStep) ?? fences.at(-1)!;
}

/** What Node's permission model refused to write, if anything. */
function deniedWrite({ code, output }: CommandResult): string | undefined {
  return code === 0 ? undefined : /permission: 'FileSystemWrite',\s+resource: '([^']*)'/.exec(output)?.[1];
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

function writesManifest({ fences }: Unit): boolean {
  return fences.some(
    (fence) =>
      fence.title === 'package.json' || (isShell(fence) && /\bnpm init\b|\byarn init\b|\bpnpm init\b/.test(fence.code)),
  );
}

function writeManifest(place: Place, name: string): void {
  writeFileSync(
    path.join(place.folder, 'package.json'),
    `${JSON.stringify({ name, private: true, type: 'module' }, null, 2)}\n`,
  );
}

/**
 * The commands of a fence as a reader would type them: the first error ends them, one at the start of a pipe too, and the
 * folder they end in is kept. The project's folder exists already, so making it and going there is nothing to do.
 */
function shellScript(fence: Fence, cwd: string): string {
  const name = path.basename(cwd);
  const own = new RegExp(String.raw`\b(mkdir(?: -p)?|cd) (?:\./)?${name}(?=\s|;|&|$)`, 'g');
  return `set -eo pipefail\ntrap 'pwd > "$HOME/.cwd"' EXIT\n${fence.code.replaceAll(own, ':')}`;
}

/** A target of a redirection or of a command that writes, where it is an absolute path or the home folder. */
function outsideTarget(code: string): string | undefined {
  return /(?:>|^\s*(?:sudo\s+)?(?:rm|mv|cp|touch|mkdir|tee|ln|install|chmod)\b[^|;&\n]*\s)\s*((?:\/(?!dev\/null)|~|\$HOME)\S*)/m.exec(
    code,
  )?.[1];
}

/** The command that runs a script: the sandbox has one for those that take half a second to load webpack. */
function nodeFor({ code, background }: Fence): string {
  return !background && /['"]webpack(?:-cli)?['"]/.test(code) ? 'warm' : 'node';
}

function extensionOf({ lang, code }: Fence): string {
  if (['mjs', 'cjs', 'ts', 'mts', 'cts'].includes(lang)) return `.${lang}`;
  return /\brequire\(|\bmodule\.exports\b/.test(code) && !/^\s*(?:import|export)\b/m.test(code) ? '.cjs' : '.mjs';
}

/** A diff has the language of the file it changes. */
function languageOf(title: string, lang: string): string {
  return lang === 'diff' ? path.extname(title).slice(1) : lang;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('node_modules/'))
    .slice(0, 30);
}

/** The last lines of what was printed, without the places in Node's own code. */
function tail(text: string): string {
  const lines = text
    .trim()
    .split('\n')
    .filter((line) => !/^\s+at .*\(?node:/.test(line) && line.trim() !== '');
  return lines
    .slice(-15)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n');
}

function quoted(line: string): string {
  const text = line.trim();
  return JSON.stringify(text.length > 160 ? `${text.slice(0, 160)}…` : text);
}

/** Failures of a fence's own syntax, at their lines in the page. */
export function atPageLines(fence: Fence, failures: Failure[]): Failure[] {
  return failures.map(({ line, message }) => ({ line: fence.line + line, message }));
}

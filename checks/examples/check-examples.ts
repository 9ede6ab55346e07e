import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Fence } from '../../compile/types.ts';
import { openCache } from './cache.ts';
import { isConfiguration } from './configuration/recognize.ts';
import { createValidator, type Validator } from './configuration/validator.ts';
import type { FenceResult, FenceStatus } from './example.ts';
import { hasParser, parseCode, plainLanguages } from './parse/parse-code.ts';
import { atPageLines, runProject } from './project/run-project.ts';
import { withPorts } from './sandbox/port-lock.ts';
import { createSandbox, type Sandbox } from './sandbox/sandbox.ts';
import { startWarmProcesses } from './warm/warm-processes.ts';
import { isTypeScript } from './types/snapshots.ts';
import { typeCheck, type TypeCheckResult } from './types/type-check.ts';
import { divideIntoUnits, isShell, type PageFences, type Unit } from '../../compile/examples/units.ts';

/** How to run the check. */
export interface ExampleOptions {
  /** Seconds that one command, run or configuration may take. */
  seconds?: number;
  /** How many projects run at a time. */
  atOnce?: number;
  /** Whether results of earlier runs are used. */
  cached?: boolean;
  /** Told how many units are known from the cache, if others are to be run, and of each one that is done. */
  onProgress?: (done: number, total: number) => void;
  /**
   * Told of a project that failed, and passed when it was run once more: something in it depends on time or on the machine, and
   * wants mending. Without it, nothing is run twice. With it, the first run takes processes that have webpack loaded, the second
   * a process for each command.
   */
  onUnsteady?: (place: string, failure: string) => void;
}

/**
 * Checks the examples of pages: every fence is parsed, configurations are validated, TypeScript is type-checked, projects
 * are built and run.
 *
 * @returns one result a fence, by page and line
 */
export async function checkExamples(pages: PageFences[], options: ExampleOptions = {}): Promise<FenceResult[]> {
  const { seconds = 300, atOnce = 2, cached = true, onProgress, onUnsteady } = options;
  const units = pages.flatMap(divideIntoUnits);
  const cache = openCache();
  const results = new Map<Unit, FenceResult[]>();
  for (const unit of cached ? units : []) {
    const known = cache.get(unit);
    if (known) results.set(unit, known);
  }
  const open = units.filter((unit) => !results.has(unit));
  if (open.length > 0) await checkOpen();
  return units
    .flatMap((unit) => results.get(unit)!)
    .toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));

  async function checkOpen(): Promise<void> {
    const sandbox = createSandbox();
    // Being interrupted must leave neither the folder nor what runs in it.
    const interrupted = (): void => process.exit(130);
    process.once('exit', sandbox.dispose);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted);
    const warm = await startWarmProcesses(sandbox.whole);
    const validators = Array.from({ length: atOnce }, () => createValidator(sandbox.whole));
    try {
      let done = units.length - open.length;
      onProgress?.(done, units.length);
      const types = await typeCheck(open, sandbox);
      const limit = pLimit(atOnce);
      const ports = pLimit(1);
      await Promise.all(
        open.map((unit, index) => {
          // Two servers would want the same port.
          const opensPorts = unit.fences.some(({ background }) => background);
          const alone = (run: () => Promise<void>): Promise<void> => (opensPorts ? ports(() => withPorts(run)) : run());
          return alone(() =>
            limit(async () => {
              const tools: Tools = { sandbox, validator: validators[index % atOnce]!, seconds, types };
              const first = await checkUnit(unit, onUnsteady ? { ...tools, warmPort: warm.port } : tools);
              const checked =
                onUnsteady && unit.kind === 'project' && failureIn(first) ? await checkUnit(unit, tools) : first;
              if (checked !== first && !failureIn(checked))
                onUnsteady?.(`${unit.file}:${unit.fences[0]!.line}`, failureIn(first)!);
              results.set(unit, checked);
              cache.set(unit, checked);
              onProgress?.(++done, units.length);
            }),
          );
        }),
      );
    } finally {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupted);
      process.off('exit', sandbox.dispose);
      for (const validator of validators) validator.close();
      warm.close();
      sandbox.dispose();
    }
  }
}

/** The first failure among results. */
function failureIn(results: FenceResult[]): string | undefined {
  return results.flatMap(({ failures }) => failures.map(({ message }) => message))[0];
}

interface Tools {
  warmPort?: number;
  sandbox: Sandbox;
  validator: Validator;
  seconds: number;
  types: TypeCheckResult;
}

async function checkUnit(unit: Unit, tools: Tools): Promise<FenceResult[]> {
  const results =
    unit.kind === 'project' ? await runProject(unit, tools) : [await checkSingle(unit, unit.fences[0]!, tools)];
  return results.map((result, index) => {
    const fence = unit.fences[index]!;
    const typeErrors = tools.types.get(fence);
    const checked = typeErrors ? atLeast(result, 'type-checked') : result;
    const failures = fence.exempt
      ? result.failures
      : [...syntaxFailures(fence), ...result.failures, ...(typeErrors ?? [])];
    return { ...checked, failures, status: failures.length > 0 ? 'failed' : checked.status };
  });
}

async function checkSingle(unit: Unit, fence: Fence, { sandbox, validator, seconds }: Tools): Promise<FenceResult> {
  const { line, lang, title } = fence;
  const result: FenceResult = {
    file: unit.file,
    line,
    lang,
    ...(title ? { title } : {}),
    status: 'parsed',
    failures: [],
  };
  if (fence.exempt) return { ...result, status: 'exempt', reason: fence.exempt };
  if (isStray(fence)) {
    result.failures.push({ line, message: `${strayAttribute(fence)} needs project="…", or a run before it` });
  } else if (isConfiguration(fence) && syntaxFailures(fence).length === 0) {
    result.failures.push(...(await validateAlone(unit, fence, { sandbox, validator, seconds })));
    result.status = 'validated';
  } else if (parseable(fence) === undefined && !isTypeScript(fence)) {
    result.status = 'plain';
  }
  return result;
}

async function validateAlone(
  unit: Unit,
  fence: Fence,
  { sandbox, validator, seconds }: Omit<Tools, 'types'>,
): Promise<FenceResult['failures']> {
  const place = sandbox.startFolder(unit.name);
  const extension = { mjs: 'mjs', cjs: 'cjs', ts: 'ts', mts: 'mts', cts: 'cts', typescript: 'ts' }[fence.lang] ?? 'js';
  const named = fence.title && path.extname(fence.title) ? path.basename(fence.title) : `webpack.config.${extension}`;
  const file = path.join(place.folder, named);
  mkdirSync(place.folder, { recursive: true });
  writeFileSync(file, `${fence.code}\n`);
  const messages = await validator.validate({ file, folder: place.folder }, seconds);
  place.dispose();
  return messages.map((message) => {
    const [, inside, text = message] = /^line (\d+): ([^]*)/.exec(message) ?? [];
    return {
      line: fence.line + Number(inside ?? 0),
      message: `the configuration: ${text.replaceAll(place.folder, '')}`,
    };
  });
}

function isStray(fence: Fence): boolean {
  return fence.output || fence.assert || fence.from !== undefined || fence.background || fence.stop || fence.fails;
}

function strayAttribute(fence: Fence): string {
  return ['output', 'assert', 'from', 'background', 'stop', 'fails'].find((name) => fence[name as keyof Fence]) ?? '';
}

/** The language that the fence's code can be parsed as, if any. */
function parseable(fence: Fence): string | undefined {
  if (fence.output || fence.from !== undefined || fence.lang === 'diff') return undefined;
  return hasParser(fence.lang) ? fence.lang : undefined;
}

function syntaxFailures(fence: Fence): FenceResult['failures'] {
  const lang = parseable(fence);
  if (lang === undefined) return [];
  // npm's own argument placeholders are no shell syntax.
  const code = isShell(fence) ? fence.code.replaceAll(/<[\w.-]+>/g, 'x') : fence.code;
  const failures = atPageLines(fence, parseCode(lang, code) ?? []).map(({ line, message }) => ({
    line,
    message: `this ${lang} does not parse: ${message}. A fragment is completed by hidden lines (\`// hide\`)`,
  }));
  return failures.length === 0 &&
    /^\s*\{\s*['"\w$]+\s*:/.test(code) &&
    ['js', 'ts', 'jsx', 'tsx', 'mjs', 'cjs'].includes(lang)
    ? [
        {
          line: fence.line + 1,
          message: 'this object by itself reads as a block: complete it with hidden lines, or use json5',
        },
      ]
    : failures;
}

const order: FenceStatus[] = ['exempt', 'plain', 'parsed', 'validated', 'type-checked', 'executed', 'failed'];

function atLeast(result: FenceResult, status: FenceStatus): FenceResult {
  return order.indexOf(result.status) < order.indexOf(status) && result.status !== 'exempt'
    ? { ...result, status }
    : result;
}

/** Languages that are neither parsed nor known to be plain: probably mistyped. */
export function unknownLanguages(results: FenceResult[]): FenceResult[] {
  return results.filter(({ status, lang }) => status === 'plain' && !plainLanguages.has(lang));
}

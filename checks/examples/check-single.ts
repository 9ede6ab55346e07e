import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Fence } from '../../compile/types.ts';
import { parseable, syntaxFailures } from './check-syntax.ts';
import { isConfiguration } from './configuration/recognize.ts';
import type { FenceResult } from './example.ts';
import type { Unit } from '../../compile/examples/units.ts';
import type { ProjectTools } from './project/run.ts';
import { isTypeScript } from './types/snapshots.ts';

/** Checks a code fence that doesn't belong to a project. */
export async function checkSingle(unit: Unit, fence: Fence, tools: ProjectTools): Promise<FenceResult> {
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
    result.failures.push(...(await validateAlone(unit, fence, tools)));
    result.status = 'validated';
  } else if (parseable(fence) === undefined && !isTypeScript(fence)) {
    result.status = 'plain';
  }
  return result;
}

async function validateAlone(
  unit: Unit,
  fence: Fence,
  { runner, validator, seconds }: ProjectTools,
): Promise<FenceResult['failures']> {
  const place = runner.startFolder(unit.name);
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

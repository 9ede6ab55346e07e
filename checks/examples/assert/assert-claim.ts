import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Fence } from '../../../compile/types.ts';
import { runCommand } from '../runner/run-command.ts';
import { nodeFor } from '../project/command-of-fence.ts';
import { isProofAlone, usesProve } from '../project/loads-webpack.ts';
import { judge } from '../project/judge.ts';
import { fail, type Run } from '../project/run.ts';
import { tidyOutput } from '../project/tidy-output.ts';
import { tail } from '../project/words.ts';

/** Runs an `assert` fence, whose code checks what earlier steps printed or wrote. Reports failed assertions. */
export async function assertClaim(run: Run, fence: Fence): Promise<void> {
  const { place, tools, unit } = run;
  const file = path.join(place.folder, `.assert-${fence.line}.mjs`);
  writeFileSync(file, `${scopeOf(run, fence)}\n${fence.code}\n`);
  const command = nodeFor(fence, unit.fences);
  const env = isProofAlone(fence) ? { EXAMPLE_PROOF: '1' } : {};
  const result = await runCommand({ place, command, args: [file], env, seconds: tools.seconds });
  rmSync(file, { force: true });
  if (result.stopped !== undefined || result.code === 97) return judge(run, fence, result);
  if (result.code === 0) return;
  const line = Number(
    new RegExp(`${path.basename(file).replaceAll('.', String.raw`\.`)}:(\\d+)`).exec(result.stderr)?.[1] ?? 1,
  );
  const message =
    /^\w*(?:Error|Exception)\b[^]*?(?=\n {4}at |\n\n {4}at |$)/m.exec(result.stderr)?.[0] ?? tail(result.stderr);
  fail(
    run,
    fence,
    `what the page claims is not so: ${message.trim().split('\n').slice(0, 12).join('\n')}`,
    fence.line + line - 1,
  );
}

/** URL of the module that exports `prove()`. */
const proofs = new URL('./prove.ts', import.meta.url).href;

/**
 * Declares the variables that an assertion can use. The code is on one line, so that line numbers of the fence stay the
 * same.
 */
function scopeOf({ last, place }: Run, fence: Fence): string {
  const printed = last?.();
  const text = (stream: string | undefined): string => JSON.stringify(tidyOutput(stream ?? '', place.folder));
  return [
    'import assert from "node:assert/strict";',
    'import { existsSync as exists, readFileSync as readText } from "node:fs";',
    'const read = (file) => readText(file, "utf8");',
    ...(usesProve(fence) ? [`import { prove } from ${JSON.stringify(proofs)};`] : []),
    `const stdout = ${text(printed?.stdout)}, stderr = ${text(printed?.stderr)};`,
  ].join(' ');
}

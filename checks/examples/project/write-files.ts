import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Fence } from '../../../compile/types.ts';
import { isConfiguration } from '../configuration/recognize.ts';
import { isShell } from '../../../compile/examples/units.ts';
import { applyDiff } from '../../../compile/examples/apply-diff.ts';
import { fail, fileInside, resultOf, type Run } from './run.ts';

/** Writes a default `package.json` for a project that has none. */
export function writeManifest({ unit, place }: Run): void {
  const isOwn = unit.fences.some(
    (fence) =>
      fence.title === 'package.json' || (isShell(fence) && /\bnpm init\b|\byarn init\b|\bpnpm init\b/.test(fence.code)),
  );
  if (isOwn) return;
  const manifest = { name: unit.name, private: true, type: 'module' };
  writeFileSync(path.join(place.folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Writes a fence's file, or applies its diff. */
export function writeFile(run: Run, fence: Fence, title: string): void {
  const file = fileInside(run, fence, title);
  if (!file) return;
  if (fence.lang === 'diff') {
    if (!existsSync(file)) return fail(run, fence, `the diff is for ${title}, which the project does not have yet`);
    const applied = applyDiff(readFileSync(file, 'utf8'), fence.code);
    if ('message' in applied) return fail(run, fence, `${title}: ${applied.message}`, fence.line + 1 + applied.line);
    writeFileSync(file, applied.result);
  } else {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${fence.code}\n`);
  }
  if (run.background.length === 0) makeOlder(file);
  if (isConfiguration({ ...fence, lang: languageOf(title, fence.lang) }) && !fence.exempt) run.pending.set(file, fence);
}

/**
 * Sets a file's modification time to some seconds ago, as if a reader had written it. If a file is at most
 * `FS_ACCURACY` (10 ms or more) older than a build, watchpack assumes that it changed during the build, and builds
 * again. In preloaded processes, builds start that soon after a file is written. Not used while a background command
 * runs, because the command must notice the new file.
 */
function makeOlder(file: string): void {
  const seconds = Date.now() / 1000 - 5;
  utimesSync(file, seconds, seconds);
}

/** Validates the configurations written since the last call. */
export async function validatePending(run: Run): Promise<void> {
  const { pending, place, tools, unit } = run;
  const waiting = [...pending];
  pending.clear();
  for (const [file, fence] of waiting) {
    const messages = await tools.validator.validate({ file, folder: place.folder }, tools.seconds);
    for (const message of messages)
      fail(run, fence, `${fence.title}: ${message.replaceAll(place.folder, `/${unit.name}`)}`);
    resultOf(run, fence).status = 'validated';
  }
}

/** Returns the language of a fence. For a diff, returns the language of the changed file. */
function languageOf(title: string, lang: string): string {
  return lang === 'diff' ? path.extname(title).slice(1) : lang;
}

/**
 * Builds the files of the configuration explorer, or takes them from the cache if webpack and the explorer's code are
 * unchanged.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Stats } from 'webpack';
import { versionOfCode } from '../../../compile/cache-keys/code-version.ts';
import { keyOf } from '../../../compile/cache-keys/key-of.ts';
import { BuildFailure } from '../../../generator/build-failure.ts';
import { runOnce } from '../../../generator/bundle/run-compiler.ts';
import { bundledPackages } from '../../../generator/supply-chain/bundled-packages.ts';
import type { Bundled } from '../../shared/build/bundle.ts';
import { sandboxDocument, sandboxScript } from '../../shared/build/frame-document.ts';
import { type MadeFiles, madeFiles } from '../../shared/build/made-files.ts';
import { typeStripper } from '../../shared/build/type-stripper.ts';
import type { CheckerFiles } from '../model/checker-files.ts';
import { readPackageSchemas, readServerSchema } from './package-schemas.ts';
import { workerConfiguration, workerEntry } from './configuration.ts';

/**
 * Returns the configuration explorer's files from the cache, or builds them.
 *
 * @throws BuildFailure with webpack's errors
 */
export function makeCheckerFiles(): Promise<MadeFiles<CheckerFiles>> {
  const code = versionOfCode([path.join(import.meta.dirname, 'make.ts'), workerEntry, sandboxScript]);
  // Include the schemas in the cache key, because they are read from packages rather than imported.
  const key = keyOf({ code, schemas: readPackageSchemas(), server: readServerSchema() }).slice(0, 16);
  return madeFiles({ tool: 'configuration-explorer', key }, async (put) => ({
    worker: (await put('configuration-check', 'js', await bundleWorker())).address,
    sandbox: (await put('sandbox', 'html', await sandboxDocument())).address,
    typescript: await put('typescript', 'js', await typeStripper()),
  }));
}

async function bundleWorker(): Promise<Bundled> {
  const folder = await mkdtemp(path.join(tmpdir(), 'configuration-check-'));
  try {
    const stats = await bundle(folder);
    const { errors = [], warnings = [] } = stats.toJson({ all: false, errors: true, warnings: true });
    const problems = [...errors, ...warnings];
    if (problems.length > 0)
      throw new BuildFailure(problems.map(({ moduleName, message }) => `${moduleName ?? ''} ${message}`.trim()));
    return { content: await readFile(path.join(folder, 'worker.js')), packages: bundledPackages([stats]) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function bundle(folder: string): Promise<Stats> {
  const compiler = webpack(workerConfiguration(folder));
  if (!compiler) throw new Error('webpack gave no compiler');
  return runOnce(compiler);
}

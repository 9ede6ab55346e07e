/** The worker of the configuration explorer as a file of the site, made once for a version of webpack and of its own code. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';
import webpack, { type Stats } from 'webpack';
import { versionOfCode } from '../../../compile/keys/code-version.ts';
import { writeWhole } from '../../../compile/write-whole.ts';
import { BuildFailure } from '../../../generator/build-failure.ts';
import { runOnce } from '../../../generator/bundle/run-compiler.ts';
import { cacheFolder } from '../../../generator/paths.ts';
import { bundledPackages } from '../../../generator/supply-chain/bundled-packages.ts';
import { workerConfiguration, workerEntry } from './configuration.ts';

/** A file of the site. */
export interface WorkerFile {
  /** Path in the output: `app/configuration-check.1a2b3c4d.js`. */
  name: string;
  code: string;
  /** Folders of the packages whose code is in it: `node_modules/webpack`. */
  packages: string[];
}

/** What the cache keeps. */
type Kept = Omit<WorkerFile, 'name'>;

/**
 * The worker, bundled or from the cache.
 * @throws BuildFailure with webpack's errors
 */
export async function configurationWorker(): Promise<WorkerFile> {
  const key = versionOfCode([workerEntry, path.join(import.meta.dirname, 'configuration.ts')]);
  const file = path.join(cacheFolder, 'configuration-check', `${key}.json`);
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  const { code, packages } = kept === undefined ? await bundleInto(file) : (JSON.parse(kept) as Kept);
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { name: `app/configuration-check.${hash}.js`, code, packages };
}

async function bundleInto(file: string): Promise<Kept> {
  const folder = `${file}.bundle-${process.pid}`;
  await mkdir(folder, { recursive: true });
  const stats = await bundle(folder);
  const { errors = [], warnings = [] } = stats.toJson({ all: false, errors: true, warnings: true });
  const problems = [...errors, ...warnings];
  if (problems.length > 0)
    throw new BuildFailure(problems.map(({ moduleName, message }) => `${moduleName ?? ''} ${message}`.trim()));
  const made = { code: await readFile(path.join(folder, 'worker.js'), 'utf8'), packages: bundledPackages([stats]) };
  await writeWhole(file, JSON.stringify(made));
  await rm(folder, { recursive: true });
  return made;
}

async function bundle(folder: string): Promise<Stats> {
  const compiler = webpack(workerConfiguration(folder));
  if (!compiler) throw new Error('webpack gave no compiler');
  return runOnce(compiler);
}

/**
 * Makes all files of the playground, or finds them made: they are kept under `.cache/playground/`, by what they are made
 * from (our code, and the versions of the packages).
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { versionOfCode } from '../../../compile/keys/code-version.ts';
import { keyOf } from '../../../compile/keys/key-of.ts';
import { writeNamed } from '../../../compile/write-named.ts';
import type { PlaygroundFiles, PlaygroundPart } from '../model/files.ts';
import { buildCore } from './build-core.ts';
import type { Bundled } from './bundle.ts';
import { buildParts, versionOf } from './build-parts.ts';
import { previewDocument, sandboxDocument } from './frame-documents.ts';
import { playgroundPackages } from './packages.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const cache = path.join(root, '.cache/playground');

/** Folder of the site that the files are in: its names change with their content. */
const place = 'app/playground';

/** The files of the playground. */
export interface MadePlayground {
  /** What the page is told. */
  list: PlaygroundFiles;
  /** Absolute folder with the files, by their names in the site. */
  folder: string;
  /** Names in the site (`app/playground/core.1a2b3c4d.js`). */
  names: string[];
  /** Folders of the packages whose code is in the files, sorted: `node_modules/webpack`. */
  bundled: string[];
}

/** Finds the files, or makes them: about ten seconds on two cores. Throws where webpack has changed in a place that is patched. */
export async function makePlayground(): Promise<MadePlayground> {
  const folder = path.join(cache, keyOfPlayground());
  if (!existsSync(path.join(folder, 'made.json'))) await write(folder);
  const made = JSON.parse(await readFile(path.join(folder, 'made.json'), 'utf8')) as Omit<MadePlayground, 'folder'>;
  return { ...made, folder };
}

/** Changes with whatever goes into the files. */
function keyOfPlayground(): string {
  const code = [
    'tools/playground/build/make.ts',
    'tools/playground/worker/main.ts',
    'src/sandbox/frames/sandbox-frame.ts',
    'tools/playground/page/sandbox/preview-frame.ts',
  ];
  return keyOf({
    code: versionOfCode(code.map((file) => path.join(root, file))),
    packages: Object.keys(playgroundPackages).map((name) => [name, versionOf(name)]),
    tools: ['webpack', 'webpack-cli', 'terser', 'amaro', 'esbuild'].map(versionOf),
    node: process.versions.node,
  }).slice(0, 16);
}

async function write(folder: string): Promise<void> {
  const [core, parts, sandbox, preview] = await Promise.all([
    buildCore(),
    buildParts(),
    sandboxDocument(),
    previewDocument(),
  ]);
  const staging = `${folder}.${process.pid}`;
  await mkdir(path.join(staging, place), { recursive: true });
  const names: string[] = [];
  const put = async (name: string, extension: string, { content }: Bundled): Promise<PlaygroundPart> => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    const file = `${place}/${name.replace(/^npm:/, '').replaceAll(/[@/]+/g, '-').replace(/^-/, '')}.${hash}.${extension}`;
    await writeNamed(path.join(staging, file), content);
    names.push(file);
    return { address: `/${file}`, bytes: content.length };
  };
  const list: PlaygroundFiles = {
    webpack: versionOf('webpack'),
    sandbox: (await put('sandbox', 'html', sandbox)).address,
    preview: (await put('preview', 'html', preview)).address,
    core: await put('core', 'js', core),
    parts: {},
    packages: Object.fromEntries(Object.keys(playgroundPackages).map((name) => [name, versionOf(name)])),
  };
  for (const [name, part] of parts) list.parts[name] = await put(name, name.startsWith('npm:') ? 'json' : 'js', part);
  const bundled = new Set([sandbox, preview, core, ...parts.values()].flatMap(({ packages }) => packages));
  const made = { list, names: names.toSorted(), bundled: [...bundled].sort() };
  await writeNamed(path.join(staging, 'made.json'), JSON.stringify(made));
  // What was made from other code is of no use any more.
  for (const other of await readdir(cache))
    if (!other.includes('.')) await rm(path.join(cache, other), { recursive: true, force: true });
  await rename(staging, folder).catch(async (error: unknown) => {
    // Another process was faster, with the same.
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(path.join(folder, 'made.json'))) throw error;
  });
}

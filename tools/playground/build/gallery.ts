/**
 * Reads the playground's example projects. Each folder of `tools/playground/examples/` is a project.
 * `tools/playground/examples/list.json` contains their order and descriptions.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readLockedPackages } from '../../../compile/cache-keys/locked-packages.ts';
import { siteTexts } from '../../../compile/interface-texts.ts';
import type { ExampleProject } from '../model/example.ts';
import type { FileContent } from '../../../src/model/project.ts';
import { readProject } from '../model/read-project.ts';
import { filesUnder } from '../../../generator/files-under.ts';
import { inProject } from '../../../generator/paths.ts';

interface Entry {
  id: string;
  title: string;
  description: string;
  commandLine?: string;
}

/** Folder that contains the playground's example projects. */
const folder = inProject('tools/playground/examples');

/** Matches names of binary files, which example projects store as base64. */
const binary = /\.(?:png|jpe?g|gif|webp|avif|ico|woff2?|wasm)$/;

/** Reads all example projects in order. @throws Error if a folder is missing or exceeds the playground's limits */
export async function readGallery(): Promise<ExampleProject[]> {
  const entries = JSON.parse(await readFile(path.join(folder, 'list.json'), 'utf8')) as Entry[];
  const { troubles } = (await siteTexts()).playground;
  return Promise.all(
    entries.map(async ({ id, title, description, commandLine = '' }) => {
      const names = (await filesUnder(path.join(folder, id))).sort();
      const files = await Promise.all(names.map(async (name) => [name, await contentOf(path.join(folder, id, name))]));
      return {
        id,
        title,
        description,
        project: readProject({ files: Object.fromEntries(files), commandLine }, troubles),
      };
    }),
  );
}

async function contentOf(file: string): Promise<FileContent> {
  return binary.test(file) ? { base64: await readFile(file, 'base64') } : readFile(file, 'utf8');
}

/**
 * Returns the package versions that the documentation is tested with, for the `package.json` files of downloaded
 * projects.
 * @returns version by name, sorted
 */
export async function testedVersions(): Promise<Record<string, string>> {
  const { dependencies, devDependencies } = JSON.parse(await readFile(inProject('package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const locked = readLockedPackages();
  // Exclude `node`, which isn't installed as a package. In configurations, `'node'` is a target.
  const names = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name !== 'node');
  return Object.fromEntries(names.toSorted().map((name) => [name, locked[`node_modules/${name}`]!.version!]));
}

/**
 * Bundles that contain no pages: the inline head script, the prerender bundle, and the service worker. They don't
 * depend on the content, and are rebuilt only if one of their inputs has changed.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../compile/cache-keys/files-below.ts';
import { keyOf } from '../../compile/cache-keys/key-of.ts';
import { writeNamed } from '../../compile/write-named.ts';
import { filesUnder } from '../files-under.ts';
import { inProject } from '../paths.ts';
import { codeFiles, configurationVersion, entries } from './entries.ts';
import type { Workspace } from './workspace.ts';

/** Generated modules that refer to pages and are therefore not part of the prerender bundle. */
const ofPages = /^(?:pages|sections)\/|^(?:pages|sections|redirects)\.js$/;

/** Record of the last build of the bundles that contain no pages. */
interface Made {
  key: string;
  renderVersion: string;
  /** Folders of the npm packages whose code is in the head script or the service worker. */
  packages: string[];
}

const noteOf = (workspace: Workspace): string => path.join(workspace.server, 'made-from.json');

/** Returns a hash of the app's source code, webpack's configuration, and the installed packages. */
export async function hashOfCode(): Promise<string> {
  const source = await Promise.all(['src', 'tools'].map((folder) => filesBelow(inProject(folder))));
  return keyOf({ source, configurationVersion });
}

/**
 * Returns the cache key of the bundles that contain no pages. It covers their code and generated data.
 *
 * @param code hash from `hashOfCode`, which can be computed before the data exists
 */
export async function codeKey(workspace: Workspace, code: string): Promise<string> {
  const data = (await filesUnder(workspace.modules)).filter((file) => !ofPages.test(file));
  const texts = await Promise.all(data.map((file) => readFile(path.join(workspace.modules, file), 'utf8')));
  return keyOf({
    code,
    data: Object.fromEntries(data.map((file, index) => [file, texts[index]])),
    configuration: await Promise.all(
      ['site.config.ts', 'package.json'].map((file) => readFile(inProject(file), 'utf8')),
    ),
  });
}

/** Returns the record of the last build of the bundles without pages, or undefined if its cache key differs. */
export async function standingBundles(workspace: Workspace, key: string): Promise<Made | undefined> {
  const made = (await readFile(noteOf(workspace), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined)) as Made | undefined;
  const names = Object.keys(codeFiles) as (keyof typeof codeFiles)[];
  const isWhole = names.every(
    (name) => !existsSync(entries[name]) || existsSync(path.join(workspace.server, codeFiles[name])),
  );
  return made?.key === key && isWhole ? made : undefined;
}

/** Records that the bundles without pages have been built, so that the next build can reuse them. */
export async function noteCodeBundles(workspace: Workspace, made: Made): Promise<void> {
  await writeNamed(noteOf(workspace), JSON.stringify(made));
}

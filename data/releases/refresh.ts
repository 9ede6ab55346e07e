/**
 * Implements `npm run data:releases`, which compares each release of webpack 5 with the previous one, and writes
 * `releases.json`.
 *
 * It can be interrupted and resumed, because archives are cached in `.cache/since/`, and extracted data in
 * `.cache/releases/`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { packagesOf, packageVersion } from '../../facts/packages.ts';
import { download, publishedVersions, withVersion } from '../since/published.ts';
import { readSnapshot, writeSnapshot } from '../snapshot.ts';
import { compareReleases } from './compare-releases.ts';
import type { ReleaseFrame } from './compare-releases.ts';
import type { ObservedDefaults } from './observed-defaults.ts';
import { readRelease } from './read-release.ts';
import type { ReleaseContent } from './read-release.ts';
import { releaseDates } from './release-dates.ts';
import { releaseSnapshot, releasesFile } from './schema.ts';
import type { PublishedRelease } from '../../facts/releases.ts';

const root = path.resolve(import.meta.dirname, '../..');
const archives = path.join(root, '.cache/since');
const kept = path.join(root, '.cache/releases');

const { values } = parseArgs({ options: { all: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } });
if (values.help) {
  console.log(`Usage: npm run data:releases -- [--all]

Compares each published release of webpack 5 with the previous one, and writes data/releases/releases.json. Known
releases are kept, except with --all (about 220 archives, ten minutes). Needs the npm registry; archives are cached in
.cache/since/, and the defaults of each release in .cache/releases/.

  --all   compare all releases again
  --help  print this`);
} else {
  await refresh();
}

async function refresh(): Promise<void> {
  const versions = publishedVersions(packageVersion('webpack'));
  const frames = framesOf(versions);
  const known =
    !values.all && existsSync(releasesFile) ? (await readSnapshot(releasesFile, releaseSnapshot)).releases : [];
  const knownOf = new Map(known.map((release) => [release.version, release]));
  let before: ReleaseContent | undefined;
  const releases: PublishedRelease[] = [];
  for (const [index, frame] of frames.entries()) {
    const next = frames[index + 1];
    const release = withDate(knownOf.get(frame.version), frame);
    // Skip a known release, unless the next one must be compared with it or it is the newest.
    if (release && next && knownOf.has(next.version)) {
      releases.push(release);
      continue;
    }
    const content = contentOf(frame.version);
    releases.push(release ?? (before ? compareReleases(before, content, frame) : firstOf(frame)));
    before = content;
    console.log(`${index + 1} of ${frames.length}: webpack ${frame.version}`);
  }
  if (!before) throw new Error('The registry lists no release of webpack 5.');
  await writeSnapshot(releasesFile, { releases }, releaseSnapshot);
  console.log(`Wrote ${releasesFile}: ${releases.length} releases.`);
}

/** Returns a known release with the date that the npm registry currently gives. */
function withDate(known: PublishedRelease | undefined, frame: ReleaseFrame): PublishedRelease | undefined {
  if (!known) return undefined;
  const { date: _, ...content } = known;
  return { ...frame, ...content };
}

function firstOf(frame: ReleaseFrame): PublishedRelease {
  return { ...frame, added: {}, removed: {}, defaults: [], hooks: [], deprecated: [] };
}

/**
 * Returns webpack releases with their dates. The date is missing if the npm registry's time for a release is
 * unreliable.
 */
function framesOf(versions: readonly string[]): ReleaseFrame[] {
  const dates = releaseDates(versions, view(['webpack', 'time']) as Record<string, string>);
  return versions.map((version) => {
    const date = dates.get(version);
    return { version, ...(date !== undefined && { date }) };
  });
}

function view(words: string[]): unknown {
  return JSON.parse(execFileSync('npm', ['view', ...words, '--json'], { encoding: 'utf8', maxBuffer: 1 << 26 }));
}

function contentOf(version: string): ReleaseContent {
  const archive = download(version, archives);
  return withVersion(archive, version, (published) => readRelease(published, defaultsOf(version, archive)));
}

/**
 * Returns the option defaults of a webpack version, from the cache if possible. They are read in a child process,
 * because webpack has global state.
 */
function defaultsOf(version: string, archive: string): ObservedDefaults {
  const file = path.join(kept, `${version}.json`);
  if (!existsSync(file)) {
    // Use a folder inside the project, so that webpack can resolve its dependencies. Defaults need only a few of them,
    // whose API hasn't changed.
    const folder = path.join(kept, 'unpacked');
    const place = path.join(folder, 'node_modules/webpack');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(place, { recursive: true });
    execFileSync('tar', ['-xzf', archive, '-C', place, '--strip-components=1']);
    const words = ['--no-deprecation', path.join(import.meta.dirname, 'read-defaults.ts')];
    const printed = execFileSync(process.execPath, words, {
      cwd: root,
      env: { ...process.env, [packagesOf]: folder },
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    writeFileSync(file, printed);
    rmSync(folder, { recursive: true, force: true });
  }
  return JSON.parse(readFileSync(file, 'utf8')) as ObservedDefaults;
}

/**
 * What the features around the page show, written as modules for the app: snapshots of `data/`, and examples that are built.
 */
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { versionOfCode } from '../compile/keys/code-version.ts';
import { filesBelow } from '../compile/keys/files-below.ts';
import { keyOf } from '../compile/keys/key-of.ts';
import { writeNamed } from '../compile/write-named.ts';
import { readSnapshot } from '../data/snapshot.ts';
import { sponsorsFile, sponsorSnapshot } from '../data/sponsors/schema.ts';
import { measuredFile, measuredSnapshot } from '../tools/project-starter/build/measured-schema.ts';
import { installedVersions } from '../tools/project-starter/build/versions.ts';
import { votesFile, voteSnapshot } from '../data/votes/schema.ts';
import type { Sponsor, SponsorSnapshot } from '../src/model/sponsor.ts';
import { backerCount, donationsOf, draw, rankOf } from '../src/model/sponsor.ts';
import { combinations } from '../tools/project-starter/model/combinations.ts';
import { loadFacts } from '../facts/index.ts';
import { configurationWorker } from '../tools/configuration-explorer/build/worker-file.ts';
import { countFigures, latestPost } from './home-figures.ts';
import { makePlayground, type MadePlayground } from '../tools/playground/build/make.ts';
import { readGallery, testedVersions } from '../tools/playground/build/gallery.ts';
import { inProject } from './paths.ts';
import { writeModule } from './write-module.ts';

/** Numbers from 0 to 1 that follow from a seed (mulberry32), so that one snapshot always gives one site. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A snapshot without the backers that no list will show: thousands gave a little once, and a list shows a hundred of them.
 * Which hundred follows from the snapshot's time. The newest sponsors stay, for the list of the latest.
 */
export function thinSponsors({ fetched, sponsors }: SponsorSnapshot): SponsorSnapshot {
  const random = seededRandom(Date.parse(fetched ?? '1970-01-01'));
  const isBacker = (type: 'total' | 'monthly') => (sponsor: Sponsor) =>
    donationsOf(sponsor, type) > 0 && rankOf(donationsOf(sponsor, type), type) === 'backer';
  const newest = sponsors
    .filter(({ firstDonation }) => firstDonation !== null)
    .sort((a, b) => ((a.firstDonation ?? '') < (b.firstDonation ?? '') ? 1 : -1))
    .slice(0, 10);
  const kept = new Set([
    ...sponsors.filter(
      (sponsor) => !isBacker('total')(sponsor) || rankOf(sponsor.monthlyDonations, 'monthly') !== 'backer',
    ),
    ...draw(sponsors.filter(isBacker('total')), backerCount, random),
    ...draw(sponsors.filter(isBacker('monthly')), backerCount, random),
    ...newest,
  ]);
  return { fetched, sponsors: sponsors.filter((sponsor) => kept.has(sponsor)) };
}

function moduleOf(snapshot: unknown): string {
  return `export const snapshot = ${JSON.stringify(snapshot)};\n`;
}

/** Builds the home page's example, unless the one that is there was made from the same files by the same code and webpack. */
async function refreshHomeExample(folder: string): Promise<void> {
  const stamp = path.join(folder, 'home-example', 'made-from');
  const madeFrom = await originOf(import.meta.dirname, { code: 'home-example.ts', example: 'home-example' });
  if ((await readFile(stamp, 'utf8').catch(() => undefined)) === madeFrom) return;
  // Imported only here: it loads webpack.
  const { buildHomeExample } = await import('./home-example.ts');
  await buildHomeExample(folder);
  await writeNamed(stamp, madeFrom);
}

/** What the project starter knows besides its generator. */
async function startModule(): Promise<string> {
  const measured = await readSnapshot(measuredFile, measuredSnapshot);
  const start = { versions: installedVersions(), measured, combinations: [...combinations()].length };
  return `export const start = ${JSON.stringify(start)};\n`;
}

/** Writes the stats that the bundle explorer shows as its example; built once for all sites that are made of this project. */
async function writeBundleSample(folder: string): Promise<void> {
  const cache = inProject('.cache', 'bundle-sample');
  const kept = path.join(
    cache,
    `${await originOf(inProject('tools/bundle-explorer'), { code: 'build/bundle-sample.ts', example: 'examples' })}.js`,
  );
  let source = await readFile(kept, 'utf8').catch(() => undefined);
  if (source === undefined) {
    const { buildBundleSample } = await import('../tools/bundle-explorer/build/bundle-sample.ts');
    source = await buildBundleSample(cache);
    await writeModule(kept, source);
  }
  await writeModule(path.join(folder, 'bundle-sample.js'), source);
}

/** What an example is made from: a hash of the file that builds it, and of the files in its folder. */
async function originOf(folder: string, { code, example }: { code: string; example: string }): Promise<string> {
  return keyOf({
    code: versionOfCode([path.join(folder, code)]),
    example: await filesBelow(path.join(folder, example)),
  });
}

/**
 * Writes `sponsors.js`, `votes.js`, `start.js`, `home-figures.js`, `home-example.js`, `bundle-sample.js`, and the playground's `playground-examples.js`,
 * `playground-files.js` and `playground-versions.js`.
 * Throws where a snapshot does not fit its schema or an example does not compile.
 * @param folder absolute folder of the generated modules
 * @param contentDir absolute folder of the content, for what the home page counts and announces
 * @returns the files of the playground, which the last of these modules names
 */
export async function writeFeatureData(folder: string, contentDir: string): Promise<MadePlayground> {
  await mkdir(folder, { recursive: true });
  const sponsors = thinSponsors(await readSnapshot(sponsorsFile, sponsorSnapshot));
  await writeModule(path.join(folder, 'sponsors.js'), moduleOf(sponsors));
  await writeModule(path.join(folder, 'votes.js'), moduleOf(await readSnapshot(votesFile, voteSnapshot)));
  await writeModule(path.join(folder, 'start.js'), await startModule());
  const figures = `export const figures = ${JSON.stringify(countFigures(contentDir, loadFacts()))};`;
  const latest = `export const latest = ${JSON.stringify(latestPost(contentDir) ?? null)};`;
  await writeModule(path.join(folder, 'home-figures.js'), `${figures}\n${latest}\n`);
  const examples = `export const examples = ${JSON.stringify(await readGallery())};\n`;
  await writeModule(path.join(folder, 'playground-examples.js'), examples);
  const versions = `export const versions = ${JSON.stringify(await testedVersions())};\n`;
  await writeModule(path.join(folder, 'playground-versions.js'), versions);
  await refreshHomeExample(folder);
  const { name } = await configurationWorker();
  await writeModule(
    path.join(folder, 'configuration-check.js'),
    `export const worker = ${JSON.stringify(`/${name}`)};\n`,
  );
  await writeBundleSample(folder);
  const playground = await makePlayground();
  await writeModule(
    path.join(folder, 'playground-files.js'),
    `export const files = ${JSON.stringify(playground.list)};\n`,
  );
  return playground;
}

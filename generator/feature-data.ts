/**
 * Writes the data that features of the site need as modules of the app: recorded data from `data/`, and built examples.
 */
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { versionOfCode } from '../compile/cache-keys/code-version.ts';
import { filesBelow } from '../compile/cache-keys/files-below.ts';
import { keyOf } from '../compile/cache-keys/key-of.ts';
import { writeNamed } from '../compile/write-named.ts';
import { readSnapshot } from '../data/snapshot.ts';
import { sponsorsFile, sponsorSnapshot } from '../data/sponsors/schema.ts';
import { votesFile, voteSnapshot } from '../data/votes/schema.ts';
import type { Sponsor, SponsorSnapshot } from '../src/model/sponsor.ts';
import { backerCount, donationsOf, draw, rankOf } from '../src/model/sponsor.ts';
import { loadFacts, prepareFacts } from '../facts/index.ts';
import { build, parts } from '../site.config.ts';
import { countFigures, latestPost } from './home-figures.ts';
import { buildTools } from './tools/build-tools.ts';
import { toolModules } from './tools/tool-modules.ts';
import type { ToolFiles } from './tools/tool-build.ts';
import { writeModule } from './write-module.ts';

/**
 * Creates a generator of seeded random numbers from 0 to 1 (mulberry32), so that the same sponsor data results in the
 * same site.
 */
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
 * Reduces the recorded sponsor data to the backers that may be shown, because there are thousands and a list shows a
 * hundred. The random selection is seeded with the time of the recording. The newest sponsors are always included, for
 * the list of new sponsors.
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

/** Returns the source of a JavaScript module that exports the given values. */
function moduleOf(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

/** Builds the home page's example, unless its files, the code and webpack are the same as in the last build. */
async function refreshHomeExample(folder: string): Promise<void> {
  const stamp = path.join(folder, 'home-example', 'made-from');
  const madeFrom = keyOf({
    code: versionOfCode([path.join(import.meta.dirname, 'home-example.ts')]),
    example: await filesBelow(path.join(import.meta.dirname, 'home-example')),
  });
  if ((await readFile(stamp, 'utf8').catch(() => undefined)) === madeFrom) return;
  // Import `home-example.ts` on demand, because it loads webpack.
  const { buildHomeExample } = await import('./home-example.ts');
  await buildHomeExample(folder);
  await writeNamed(stamp, madeFrom);
}

/**
 * Writes `sponsors.js`, `votes.js`, `assistants.js`, `help.js`, `home-figures.js`, `home-example.js`, and the modules
 * of the tools.
 *
 * @param folder absolute path of the folder with the generated modules
 * @param contentDir absolute path of the content folder, for the numbers and news on the home page
 * @returns other files that the tools add to the site
 * @throws if a snapshot doesn't match its schema or an example doesn't compile
 */
export async function writeFeatureData(folder: string, contentDir: string): Promise<ToolFiles> {
  await mkdir(folder, { recursive: true });
  const sponsors = thinSponsors(await readSnapshot(sponsorsFile, sponsorSnapshot));
  await writeModule(path.join(folder, 'sponsors.js'), moduleOf({ snapshot: sponsors }));
  const votes = await readSnapshot(votesFile, voteSnapshot);
  await writeModule(path.join(folder, 'votes.js'), moduleOf({ snapshot: votes }));
  await writeModule(path.join(folder, 'assistants.js'), moduleOf({ assistants: build.assistants }));
  await writeModule(path.join(folder, 'help.js'), moduleOf({ help: build.help }));
  if (parts.screens) await refreshHomeExample(folder);
  for (const [name, source] of Object.entries(await toolModules())) await writeModule(path.join(folder, name), source);
  const { modules, files, packages } = await buildTools();
  for (const [name, values] of Object.entries(modules))
    await writeModule(path.join(folder, `${name}.js`), moduleOf(values));
  // Waits for the facts about webpack last, so that the tools are built while the facts are extracted.
  await prepareFacts();
  const figures = countFigures(contentDir, loadFacts());
  const latest = latestPost(contentDir) ?? null;
  await writeModule(path.join(folder, 'home-figures.js'), moduleOf({ figures, latest }));
  return { files, packages };
}

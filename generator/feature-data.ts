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
import { votesFile, voteSnapshot } from '../data/votes/schema.ts';
import type { Sponsor, SponsorSnapshot } from '../src/model/sponsor.ts';
import { backerCount, donationsOf, draw, rankOf } from '../src/model/sponsor.ts';
import { loadFacts } from '../facts/index.ts';
import { build } from '../site.config.ts';
import { countFigures, latestPost } from './home-figures.ts';
import { buildTools } from './tools/build-tools.ts';
import { toolModules } from './tools/tool-modules.ts';
import type { ToolFiles } from './tools/tool-build.ts';
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

/** Source of a module that exports data. */
function moduleOf(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

/** Builds the home page's example, unless the one that is there was made from the same files by the same code and webpack. */
async function refreshHomeExample(folder: string): Promise<void> {
  const stamp = path.join(folder, 'home-example', 'made-from');
  const madeFrom = keyOf({
    code: versionOfCode([path.join(import.meta.dirname, 'home-example.ts')]),
    example: await filesBelow(path.join(import.meta.dirname, 'home-example')),
  });
  if ((await readFile(stamp, 'utf8').catch(() => undefined)) === madeFrom) return;
  // Imported only here: it loads webpack.
  const { buildHomeExample } = await import('./home-example.ts');
  await buildHomeExample(folder);
  await writeNamed(stamp, madeFrom);
}

/**
 * Writes `sponsors.js`, `votes.js`, `assistants.js`, `help.js`, `home-figures.js`, `home-example.js`, and the modules of the tools.
 * Throws where a snapshot does not fit its schema or an example does not compile.
 * @param folder absolute folder of the generated modules
 * @param contentDir absolute folder of the content, for what the home page counts and announces
 * @returns what the tools add to the site besides their modules
 */
export async function writeFeatureData(folder: string, contentDir: string): Promise<ToolFiles> {
  await mkdir(folder, { recursive: true });
  const sponsors = thinSponsors(await readSnapshot(sponsorsFile, sponsorSnapshot));
  await writeModule(path.join(folder, 'sponsors.js'), moduleOf({ snapshot: sponsors }));
  const votes = await readSnapshot(votesFile, voteSnapshot);
  await writeModule(path.join(folder, 'votes.js'), moduleOf({ snapshot: votes }));
  const figures = countFigures(contentDir, loadFacts());
  const latest = latestPost(contentDir) ?? null;
  await writeModule(path.join(folder, 'home-figures.js'), moduleOf({ figures, latest }));
  await writeModule(path.join(folder, 'assistants.js'), moduleOf({ assistants: build.assistants }));
  await writeModule(path.join(folder, 'help.js'), moduleOf({ help: build.help }));
  await refreshHomeExample(folder);
  for (const [name, source] of Object.entries(await toolModules())) await writeModule(path.join(folder, name), source);
  const { modules, files, packages } = await buildTools();
  for (const [name, values] of Object.entries(modules))
    await writeModule(path.join(folder, `${name}.js`), moduleOf(values));
  return { files, packages };
}

/**
 * Implements `npm run data:since`, which compares the published versions of webpack 5 up to the installed one, and
 * writes what each of them added to `since.json`.
 *
 * It can be interrupted and resumed, because archives are cached in `.cache/since/`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { loadFacts } from '../../facts/index.ts';
import { readSchema } from '../../facts/schema/read-schema.ts';
import { walkSchema } from '../../facts/schema/walk.ts';
import { addedByVersion, removedByVersion } from './compare-versions.ts';
import { withLaterVersions } from './later-versions.ts';
import type { VersionRead } from './later-versions.ts';
import { factsOf, isProbed } from './probe.ts';
import { loaderRunnerMembers } from './probes.ts';
import { download, publishedVersions, withVersion } from './published.ts';
import { refreshPackages } from './refresh-packages.ts';
import { parseSince, sinceFile } from './since-data.ts';
import type { SinceData } from './since-data.ts';

const { values } = parseArgs({ options: { all: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } });

if (values.help) {
  console.log(`Usage: npm run data:since -- [--all]

Finds the facts that each version of webpack added, for versions newer than those in data/since/since.json, up to the
installed one. Compares all versions if the data is incomplete, or with --all (about 220 archives, downloaded once to
.cache/since/). Does the same for all versions of webpack-cli, webpack-dev-server and webpack-dev-middleware that support
webpack 5 (about 140 archives).

  --all   compare all published versions of webpack 5
  --help  print this`);
} else {
  refresh();
  refreshPackages(loadFacts());
}

function refresh(): void {
  const facts = loadFacts();
  const versions = publishedVersions(facts.versions.webpack ?? '');
  const known = values.all || !existsSync(sinceFile) ? undefined : parseSince(readFileSync(sinceFile, 'utf8'));
  const read = reader([...facts.byId.values()].filter(({ kind }) => isProbed(kind)));
  const later = known && versions.slice(versions.indexOf(known.last));
  const data = (known && later && withLaterVersions(known, read(later))) ?? ofAll(read(versions));
  writeFileSync(sinceFile, `${JSON.stringify(data, null, 1)}\n`);
  console.log(
    `Wrote ${sinceFile}: ${Object.values(data.added).flat().length} facts, ${Object.keys(data.added).length} versions that added some.`,
  );
}

/** Creates a function that reads published webpack versions, and caches the result for each. */
function reader(probed: Parameters<typeof factsOf>[1]): (versions: readonly string[]) => VersionRead[] {
  const loaderRunner = loaderRunnerMembers();
  const cache = join(import.meta.dirname, '..', '..', '.cache', 'since');
  const known = new Map<string, VersionRead>();
  return (versions) =>
    versions.map((version, index) => {
      const content =
        known.get(version) ??
        withVersion(download(version, cache), version, (published): VersionRead => {
          const places = walkSchema(readSchema('webpack', 'schemas/WebpackOptions.json', published.read));
          const ids = factsOf(published, probed, loaderRunner);
          console.log(`${index + 1} of ${versions.length}: webpack ${version} has ${ids.size} of ${probed.length}`);
          return { version, ids, options: new Set(places.map(({ path }) => path)) };
        });
      known.set(version, content);
      return content;
    });
}

function ofAll(read: readonly VersionRead[]): SinceData {
  return {
    first: read[0]?.version ?? '',
    last: read.at(-1)?.version ?? '',
    added: addedByVersion(read),
    removed: removedByVersion(read.map(({ version, options }) => ({ version, ids: options }))),
  };
}

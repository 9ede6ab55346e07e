/**
 * `npm run data:since`: compares all published versions of webpack 5 up to the installed one and writes `since.json`.
 *
 * Resumable: archives stay in `.cache/since/`, and only missing ones are downloaded.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { loadFacts } from '../../facts/index.ts';
import { readSchema } from '../../facts/schema/read-schema.ts';
import { walkSchema } from '../../facts/schema/walk.ts';
import { addedByVersion, removedByVersion } from './compare-versions.ts';
import type { VersionContent } from './compare-versions.ts';
import { factsOf, isProbed } from './probe.ts';
import { loaderRunnerMembers } from './probes.ts';
import { download, publishedVersions, withVersion } from './published.ts';
import { sinceFile } from './since-data.ts';
import type { SinceData } from './since-data.ts';

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });

if (values.help) {
  console.log(`Usage: npm run data:since

Downloads every published version of webpack 5 up to the installed one (about 220 archives, once, into .cache/since/),
compares what each has, and writes data/since/since.json.`);
} else {
  refresh();
}

function refresh(): void {
  const facts = loadFacts();
  const probed = [...facts.byId.values()].filter(({ kind }) => isProbed(kind));
  const loaderRunner = loaderRunnerMembers();
  const versions = publishedVersions(facts.versions.webpack ?? '');
  const cache = join(import.meta.dirname, '..', '..', '.cache', 'since');
  const contents: VersionContent[] = [];
  const options: VersionContent[] = [];

  for (const [index, version] of versions.entries()) {
    withVersion(download(version, cache), version, (published) => {
      contents.push({ version, ids: factsOf(published, probed, loaderRunner) });
      const paths = walkSchema(readSchema('webpack', 'schemas/WebpackOptions.json', published.read)).map(
        ({ path }) => path,
      );
      options.push({ version, ids: new Set(paths) });
    });
    console.log(
      `${index + 1} of ${versions.length}: webpack ${version} has ${contents.at(-1)?.ids.size} of ${probed.length}`,
    );
  }

  const data: SinceData = {
    first: versions[0] ?? '',
    last: versions.at(-1) ?? '',
    added: addedByVersion(contents),
    removed: removedByVersion(options),
  };
  writeFileSync(sinceFile, `${JSON.stringify(data, null, 1)}\n`);
  console.log(
    `Wrote ${sinceFile}: ${Object.values(data.added).flat().length} facts, ${Object.keys(data.added).length} versions that added some.`,
  );
}

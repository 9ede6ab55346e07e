import type { SiteConfig } from '../../site.config.ts';
import { islandTexts } from '../../compile/interface-texts.ts';
import { historyOf, otherNames } from '../../src/model/release.ts';
import type { Release, ReleaseChange } from '../../src/model/release.ts';
import { escapeXml } from './xml.ts';

/** Number of releases in the feed. Feed readers remember older entries. */
const inFeed = 30;

/**
 * Creates `changes/feed.xml`: the newest releases with their changes as an Atom feed (RFC 4287). Releases without a
 * date are omitted.
 */
export function releaseFeed(releases: readonly Release[], { origin, name, language }: SiteConfig): string {
  const dated = releases
    .flatMap((release) => (release.date === undefined ? [] : [{ ...release, date: release.date }]))
    .slice(-inFeed)
    .toReversed();
  const entries = dated.map(({ version, date, changes }) => {
    const address = `${origin}/changes/#v${version}`;
    const lines = changes.map(lineOf);
    return `  <entry>
    <title>${escapeXml(name)} ${version}</title>
    <link href="${address}"/>
    <id>${address}</id>
    <published>${date}T00:00:00Z</published>
    <updated>${date}T00:00:00Z</updated>
    <content type="text">${escapeXml(lines.length > 0 ? lines.join('\n') : 'Fixes only.')}</content>
  </entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <title>${escapeXml(name)} releases</title>
  <link href="${origin}/changes/"/>
  <link rel="self" href="${origin}/changes/feed.xml"/>
  <id>${origin}/changes/</id>
  <author><name>${escapeXml(name)}</name></author>
  <updated>${dated[0]?.date ?? '1970-01-01'}T00:00:00Z</updated>
${entries.join('\n')}
</feed>
`;
}

function lineOf(change: ReleaseChange): string {
  const names = [change.name, ...otherNames(change).shown].join(', ');
  const notes = [change.says, historyOf(change, islandTexts.releases)].filter(Boolean);
  return `${change.change}: ${names}${notes.map((note) => ` (${note})`).join('')}`;
}

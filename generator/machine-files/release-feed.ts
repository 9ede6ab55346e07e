import type { SiteConfig } from '../../site.config.ts';
import { islandTexts } from '../../compile/interface-texts.ts';
import { historyOf, otherNames } from '../../src/model/release.ts';
import type { Release, ReleaseChange } from '../../src/model/release.ts';
import { atomFeed } from './atom.ts';
import { escapeXml } from './xml.ts';

/** Number of webpack releases in the feed. Feed readers remember older entries. */
const inFeed = 30;

/**
 * Creates `changes/feed.xml`, an Atom feed (RFC 4287) of the newest webpack releases with their changes. Releases
 * without a date are omitted.
 */
export function releaseFeed(releases: readonly Release[], site: SiteConfig): string {
  const { origin, name } = site;
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
  return atomFeed(
    { title: `${name} releases`, page: '/changes/', self: '/changes/feed.xml', updated: dated[0]?.date, entries },
    site,
  );
}

function lineOf(change: ReleaseChange): string {
  const names = [change.name, ...otherNames(change).shown].join(', ');
  const notes = [change.says, historyOf(change, islandTexts.releases)].filter(Boolean);
  return `${change.change}: ${names}${notes.map((note) => ` (${note})`).join('')}`;
}

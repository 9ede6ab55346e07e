import { z } from 'zod';
import { compareVersions } from '../../../src/model/published-fact.ts';
import { changeAreas, historyOf, otherNames, type Release, type ReleaseChange } from '../../../src/model/release.ts';
import type { Library } from '../library/library.ts';
import { bytesOf, cut } from '../../../compile/markdown-copy/markdown-parts.ts';
import { fitted } from '../library/fit.ts';
import { absolute } from './addresses.ts';
import { docsTool, Refusal } from './tool.ts';

const version = z
  .string()
  .trim()
  .regex(/^v?\d+(?:\.\d+){0,2}$/, 'must be a version such as 5.90.0');

/** How much an answer says about a change: how many additional names, and how long its details may be. */
interface Detail {
  names: number;
  detail: number;
}

/** Level of detail for an answer with a line for each change. */
const fullDetail: Detail = { names: Infinity, detail: 200 };

/** Level of detail for an answer that must be short. */
const shortDetail: Detail = { names: 0, detail: 32 };

/** Tool that returns the changes between webpack releases. */
export const whatChanged = docsTool(
  {
    name: 'what_changed',
    title: 'What changed between versions',
    description:
      'What changed in webpack between two versions: new, changed and removed options, defaults, hooks, plugins, errors and deprecations, each with the release.',
    input: z.strictObject({
      from: version.describe('the version that one has, such as 5.90.0'),
      to: version.optional().describe('the version that one wants; the newest that is known, if left out'),
      area: z.enum(changeAreas).optional().describe('only changes of this kind'),
      name: z.string().max(200).optional().describe('only changes whose name has this: output, splitChunks'),
    }),
  },
  async ({ from, to, area, name }, { library, room }) => {
    const between = releasesBetween(library, from, to);
    const shown = between.flatMap((release) => {
      const changes = release.changes.filter(
        (change) => (area === undefined || change.area === area) && (name === undefined || isNamed(change, name)),
      );
      return changes.length > 0 ? [{ ...release, changes }] : [];
    });
    const all = shown.flatMap(({ changes }) => changes);
    const counts = changeAreas.flatMap((one) => {
      const count = all.filter((change) => change.area === one).length;
      return count > 0 ? [`${one} ${count}`] : [];
    });
    const url = absolute(library, '/changes/');
    const headFor = (places: string): string =>
      [
        `webpack ${versionsText(between)}: ${amount(all.length, 'change')}${counts.length > 0 ? ` (${counts.join(', ')})` : ''}.`,
        `Source: ${url}. ${places}`,
        ...(compareVersions(plain(from), '5') < 0
          ? ['Only releases of webpack 5 were compared. What changed from webpack 4 to 5: read /migrate/5/.']
          : []),
        '',
      ].join('\n');
    const newestFirst = [...shown].reverse();
    const linesAs = (asLines: (changes: readonly ReleaseChange[]) => string[]): string[] => [
      // Changes that may break a project are listed before new features.
      ...titled(
        'Changed and removed:',
        linesOf(newestFirst, ({ change }) => change !== 'new', asLines),
      ),
      ...titled(
        'New:',
        linesOf(newestFirst, ({ change }) => change === 'new', asLines),
      ),
    ];
    const full = linesAs((changes) => changes.map((change) => changeLine(library, change)));
    const fullHead = headFor(`Addresses below stand after ${library.about.origin}`);
    const isShort = bytesOf([fullHead, ...full].join('\n')) <= room;
    const head = isShort ? fullHead : headFor('Where a name is explained, and how: ask the tool option for it.');
    const body = fitted(
      isShort ? full : linesAs(shortLines),
      room - bytesOf(head) - 1,
      (left) => `(${left} more lines: narrow it with area or name, or with versions that are closer.)`,
    );
    return { text: `${head}\n${body || 'Nothing of this kind changed.'}`, addresses: [url] };
  },
);

/** Whether a text occurs in one of the names that a change affects. */
function isNamed({ name, names }: ReleaseChange, wanted: string): boolean {
  return [name, ...names].some((one) => one.toLowerCase().includes(wanted.toLowerCase()));
}

/** Formats a range of webpack releases (`5.108.0`, or `5.107.2 to 5.113.0 (20 releases)`). */
function versionsText(releases: readonly Release[]): string {
  const first = releases[0]?.version ?? '';
  return releases.length === 1
    ? first
    : `${first} to ${releases.at(-1)?.version} (${amount(releases.length, 'release')})`;
}

function titled(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [title, ...lines] : [];
}

function amount(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** Lists the wanted changes, such as new features, grouped by webpack release. */
function linesOf(
  releases: readonly Release[],
  isWanted: (change: ReleaseChange) => boolean,
  asLines: (changes: readonly ReleaseChange[]) => string[],
): string[] {
  return releases.flatMap(({ version: number, date, changes }) => {
    const wanted = changes.filter(isWanted);
    const title = `${number}${date === undefined ? '' : ` (${date})`}`;
    return wanted.length > 0 ? [title, ...asLines(wanted)] : [];
  });
}

/**
 * Returns the webpack releases after one version, up to and including another.
 *
 * @throws Refusal if there are none
 */
function releasesBetween(library: Library, from: string, to: string | undefined): readonly Release[] {
  const releases = library.releases();
  const [oldest, newest] = [releases[0], releases.at(-1)];
  if (!oldest || !newest) throw new Refusal('This package carries no list of releases.');
  const upper = to === undefined ? newest.version : plain(to);
  const lower = plain(from);
  const known = `Releases from ${oldest.version} to ${newest.version} are known.`;
  if (compareVersions(lower, upper) > 0)
    throw new Refusal(`from (${from}) is newer than to (${upper}): send them the other way around. ${known}`);
  const between = releases.filter(
    (release) => compareVersions(release.version, lower) > 0 && isUpTo(release.version, upper),
  );
  if (between.length === 0) throw new Refusal(`No release lies between ${lower} and ${upper}. ${known}`);
  return between;
}

/** Whether a version is at most a given one. `5.90` includes all of its patch releases. */
function isUpTo(one: string, upper: string): boolean {
  return compareVersions(one, upper) <= 0 || one.startsWith(`${upper}.`);
}

function plain(given: string): string {
  return given.replace(/^v/, '');
}

function changeLine(library: Library, change: ReleaseChange): string {
  const [id] = change.facts;
  const fact = id === undefined ? undefined : library.fact(id);
  const place = fact?.url === undefined ? '' : ` ${fact.url}`;
  return `- ${kindOf(change)}: ${nameOf(change, fullDetail)}${place}`;
}

/**
 * Formats the changes of a release without URLs, with all names of one kind on a line. This takes a third of the bytes.
 */
function shortLines(changes: readonly ReleaseChange[]): string[] {
  return [...Map.groupBy(changes, kindOf)].map(
    ([kind, same]) => `- ${kind}: ${same.map((change) => nameOf(change, shortDetail)).join('; ')}`,
  );
}

function kindOf({ change, area }: ReleaseChange): string {
  return change === 'new' ? area : `${area}, ${change}`;
}

function nameOf(change: ReleaseChange, { names: most, detail }: Detail): string {
  const { name, says, parts } = change;
  const words = TEXTS.islands.releases;
  const { shown, counted } = otherNames(change);
  const listed = shown.slice(0, most);
  const count = shown.length - listed.length + (name.endsWith('.*') ? 0 : counted.length);
  const places = count > 0 ? [words.morePlaces(count)] : [];
  const names = [...[name, ...listed].map((one) => `\`${one}\``), ...places].join(', ');
  const more = parts > 1 ? ` and ${parts - 1} more` : '';
  const history = historyOf(change, words);
  return `${names}${more}${says === '' ? '' : `: ${cut(says, detail)}`}${history ? ` (${history})` : ''}`;
}

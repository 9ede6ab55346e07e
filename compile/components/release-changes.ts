import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { changeAreas } from '../../src/model/release.ts';
import { historyOf, otherNames } from '../../src/model/release.ts';
import type { Release, ReleaseChange } from '../../src/model/release.ts';
import { factsAttribute, factsValue } from '../fact-addresses.ts';
import { islandTexts } from '../interface-texts.ts';
import { postsAttribute } from '../release-posts.ts';
import type { ComponentDefinition, ComponentPage } from './component.ts';
import { island } from './island.ts';

/** Number of newest releases that are expanded initially. Others expand on click, or when their range is selected. */
const open = 1;

/** Number of members of a changed option family that are shown. The others are collapsed. */
const shownMembers = 6;

/**
 * `<ReleaseChanges />`: all webpack releases with their changes, newest first. Names link to their documentation, and
 * each release links to the blog posts about it. The browser adds filter fields.
 */
export const releaseChanges: ComponentDefinition = {
  props: [],
  expand(_props, _children, page) {
    const releases = page.facts?.releases ?? [];
    const newestFirst = releases.toReversed().filter(({ changes }) => changes.length > 0);
    const versions = releases.map(({ version }) => version);
    return [
      island('ReleaseChanges', { versions }, [h('div', { class: 'release-filter', dataNeedsScript: '' })]),
      ...newestFirst.map((release, index) => releaseBlock(release, index < open, page)),
    ];
  },
};

function releaseBlock({ version, date, changes }: Release, isOpen: boolean, page: ComponentPage): Element {
  const { changesOf, areas } = islandTexts.releases;
  const groups = changeAreas.flatMap((area): ElementContent[] => {
    const own = changes.filter((change) => change.area === area);
    if (own.length === 0) return [];
    return [
      h('p', { class: 'release-area' }, areas[area]),
      h(
        'ul',
        { dataArea: area },
        own.map((change) => changeItem(change, page)),
      ),
    ];
  });
  return h('details', { class: 'release', id: `v${version}`, dataVersion: version, open: isOpen }, [
    h('summary', [
      version,
      ' ',
      h('small', [
        ...(date === undefined ? [] : [h('time', { dateTime: date }, date), ' · ']),
        changesOf(changes.length),
      ]),
    ]),
    h('ul', { class: 'release-posts', [postsAttribute]: version }),
    ...groups,
  ]);
}

/** Renders a change in a release as a list item: the kind of change as a label, the name, and the details. */
function changeItem(change: ReleaseChange, { facts }: ComponentPage): Element {
  const [fact] = change.facts.flatMap((id) => facts?.byId.get(id) ?? []);
  const { changes, withParts } = islandTexts.releases;
  const { name, parts, says } = change;
  const { counted } = otherNames(change);
  const members = isFamily(change) && says ? says.split(', ') : [];
  const note = members.length > 0 ? `: ${members.slice(0, shownMembers).join(', ')}` : says ? `: ${says}` : '';
  const history = historyOf(change, islandTexts.releases);
  return h('li', counted.length > 0 ? { dataNames: counted.join(' ') } : {}, [
    h('small', { class: change.change }, changes[change.change]),
    ' ',
    h('code', fact ? { [factsAttribute]: factsValue(fact) } : {}, name),
    note || (parts > 1 ? ` ${withParts(parts - 1)}` : ''),
    history ? ` (${history})` : '',
    ...otherPlaces(change),
    ...foldedMembers(members.slice(shownMembers)),
  ]);
}

/** Renders the names of other options with the same change, on a line of their own. */
function otherPlaces(change: ReleaseChange): Element[] {
  const { also, morePlaces } = islandTexts.releases;
  const { shown, counted } = otherNames(change);
  if (shown.length === 0) return [];
  const names = shown.flatMap((name) => [', ', h('code', name)]).slice(1);
  const rest = counted.length > 0 ? [`, ${morePlaces(counted.length)}`] : [];
  return [h('span', { class: 'release-more' }, [also, ...names, ...rest])];
}

/** Renders the remaining members of an option family in a collapsed element. */
function foldedMembers(members: readonly string[]): Element[] {
  if (members.length === 0) return [];
  const summary = h('summary', islandTexts.releases.moreMembers(members.length));
  return [h('details', { class: 'plain release-more' }, [summary, members.join(', ')])];
}

/**
 * Whether a release's change is about several members of an option, which its text lists:
 * `optimization.minimize.xml.*`.
 */
function isFamily({ name }: ReleaseChange): boolean {
  return name.endsWith('.*');
}

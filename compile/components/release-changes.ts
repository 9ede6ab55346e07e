import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { changeAreas } from '../../src/model/release.ts';
import { historyOf, otherNames } from '../../src/model/release.ts';
import type { Release, ReleaseChange } from '../../src/model/release.ts';
import { changedCases } from '../../facts/changes/changed-cases.ts';
import { shortenSource } from '../../facts/changes/split-source.ts';
import { factsAttribute, factsValue } from '../fact-addresses.ts';
import { islandTexts } from '../interface-texts.ts';
import { postsAttribute } from '../release-posts.ts';
import type { ComponentDefinition, ComponentPage } from './component.ts';
import { island } from './island.ts';

/** Number of newest releases that are expanded initially. Others expand on click, or when their range is selected. */
const open = 1;

/** Number of members of a changed option family that are shown. The others are collapsed. */
const shownMembers = 6;

/** Maximum length in characters of a change that is shown on the same line as the name of the option. */
const longestLine = 60;

/** Maximum length in characters of an old or new value. Of a longer list, the last items are omitted. */
const longestValue = 160;

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
  const groups = changeAreas.flatMap((area) =>
    byCondition(changes.filter((change) => change.area === area)).flatMap(([condition, some]): ElementContent[] => [
      h('p', { class: 'release-area' }, [areas[area], ...(condition ? [' ', h('small', `(${condition})`)] : [])]),
      h(
        'ul',
        { dataArea: area },
        some.map((change) => changeItem(change, page, condition)),
      ),
    ]),
  );
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

/**
 * Groups changes that have the same condition and no other, so that the group's title can state it once. All other
 * changes come first, in a group without a condition.
 */
function byCondition(changes: readonly ReleaseChange[]): [condition: string, changes: ReleaseChange[]][] {
  const groups = Map.groupBy(changes, onlyCondition);
  const shared = [...groups].filter(([condition, some]) => condition !== '' && some.length > 1);
  const others = changes.filter((change) => !shared.some(([, some]) => some.includes(change)));
  return others.length > 0 ? [['', others], ...shared] : shared;
}

/** Returns the condition that all cases of a change have, or `''` if they have different conditions or none. */
function onlyCondition({ change, says }: ReleaseChange): string {
  if (change !== 'changed') return '';
  const [condition = '', ...others] = new Set(changedCases(says).map((one) => one.condition));
  return others.length > 0 ? '' : condition;
}

/**
 * Renders a change in a release as a list item: the kind of change as a label, the name, and the details.
 *
 * @param condition condition that the title of the change's group already states
 */
function changeItem(change: ReleaseChange, { facts }: ComponentPage, condition: string): Element {
  const [fact] = change.facts.flatMap((id) => facts?.byId.get(id) ?? []);
  const { changes, withParts } = islandTexts.releases;
  const { name, parts, says } = change;
  const { counted } = otherNames(change);
  const members = isFamily(change) && says ? says.split(', ') : [];
  const note = members.length > 0 ? [`: ${members.slice(0, shownMembers).join(', ')}`] : difference(change, condition);
  const history = historyOf(change, islandTexts.releases);
  return h('li', counted.length > 0 ? { dataNames: counted.join(' ') } : {}, [
    h('small', { class: change.change }, changes[change.change]),
    ' ',
    h('code', fact ? { [factsAttribute]: factsValue(fact) } : {}, name),
    ...(note.length === 0 && parts > 1 ? [` ${withParts(parts - 1)}`] : note),
    history ? ` (${history})` : '',
    ...otherPlaces(change),
    ...foldedMembers(members.slice(shownMembers)),
  ]);
}

/**
 * Renders the old and new state of a changed option or other fact. Each case has its own line, unless one line fits.
 *
 * @param known condition that isn't repeated, because the title of the group states it
 */
function difference({ change, says }: ReleaseChange, known: string): (string | ElementContent)[] {
  if (says === '') return [];
  if (change !== 'changed') return [`: ${says}`];
  const text = known === '' ? says : says.replaceAll(` (${known})`, '');
  const lines = changedCases(text).map(({ dependencies, parts, condition }) => [
    dependencies,
    ...parts.map((part) => (part.isCode ? valueCode(part.text) : part.text)),
    condition === '' ? '' : ` (${condition})`,
  ]);
  const isLine = lines.length === 1 && text.length <= longestLine;
  return [': ', ...(isLine ? lines.flat() : lines.map((line) => h('div', line)))];
}

/** Renders a value as code. Its class distinguishes it from names, which the filter searches. */
function valueCode(text: string): Element {
  return h(
    'code',
    { class: 'value' },
    shortenSource(text, { longest: longestValue, more: islandTexts.releases.moreMembers }),
  );
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

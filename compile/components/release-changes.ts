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

/** How many of the newest releases are expanded initially. Others expand on click, or when their range is selected. */
const open = 1;

/**
 * `<ReleaseChanges />`: all releases with their changes, newest first. Names link to their entries, and each release
 * links to the posts about it. The browser adds filter fields.
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
    h('p', { class: 'release-posts', [postsAttribute]: version }),
    ...groups,
  ]);
}

function changeItem(change: ReleaseChange, { facts }: ComponentPage): Element {
  const [fact] = change.facts.flatMap((id) => facts?.byId.get(id) ?? []);
  const { changes, withParts, and, morePlaces } = islandTexts.releases;
  const { name, parts, says } = change;
  const { shown, counted } = otherNames(change);
  const isFamily = name.endsWith('.*');
  const others: ElementContent[][] = [
    ...shown.map((other) => [h('code', other)]),
    ...(counted.length > 0 && !isFamily ? [[{ type: 'text', value: morePlaces(counted.length) } as const]] : []),
  ];
  const history = historyOf(change, islandTexts.releases);
  return h('li', counted.length > 0 ? { dataNames: counted.join(' ') } : {}, [
    h('small', changes[change.change]),
    ' ',
    h('code', fact ? { [factsAttribute]: factsValue(fact) } : {}, name),
    ...others.flatMap((other, index) => [index === others.length - 1 ? and : ', ', ...other]),
    ...(says ? [`: ${says}`] : parts > 1 ? [` ${withParts(parts - 1)}`] : []),
    ...(history ? [` (${history})`] : []),
  ]);
}

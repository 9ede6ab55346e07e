import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Fact } from '../../facts/types.ts';
import { isHookAlone, type TimelineStep, timelineOf } from '../../src/model/hook-timeline.ts';
import { factsAttribute, factsValue } from '../fact-addresses.ts';
import type { ComponentDefinition } from './component.ts';
import { island } from './island.ts';

/**
 * `<HookTimeline />`: the hooks of a typical build, in the order in which webpack calls them. In the browser, they can
 * be filtered by class.
 */
export const hookTimeline: ComponentDefinition = {
  props: [],
  expand(props, _children, page) {
    const { owners, phases } = timelineOf(page.facts?.ofKind('hook') ?? []);
    return island('HookTimeline', props, [
      h(
        'ul',
        { class: 'owners' },
        owners.map(({ owner, lane, count }) => h('li', h('span', { class: `lane-${lane}` }, `${owner} ${count}`))),
      ),
      ...phases.flatMap((each) => [
        ...(isHookAlone(each) ? [] : [h('p', { class: 'phase' }, ['While ', h('code', each.phase), ' runs'])]),
        h('ol', { class: 'timeline' }, each.steps.map(item)),
      ]),
    ]);
  },
};

function item({ hook, lane, depth, note }: TimelineStep<Fact>): Element {
  return h('li', { class: `lane-${lane} depth-${depth}` }, [
    h('code', { [factsAttribute]: factsValue(hook) }, hook.name),
    ' ',
    h('span', note),
  ]);
}

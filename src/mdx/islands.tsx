import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { IslandName } from '../model/islands.ts';

/** A chunk with an interactive part. */
interface IslandModule {
  default: ComponentType<never>;
  /** Loads what the part shows, as further props: until then the static form stands. */
  prepare?: (props: never) => Promise<object>;
}

/** Interactive parts that authors may use, each in a chunk of its own. Their props come from `data-props`. */
const islands = {
  ConfigExplorer: () => import(/* webpackChunkName: "config-explorer" */ './islands/ConfigExplorer.tsx'),
  CoverageTable: () => import(/* webpackChunkName: "fact-tables" */ './islands/CoverageTable.tsx'),
  FlagFinder: () => import(/* webpackChunkName: "fact-tables" */ './islands/FlagFinder.tsx'),
  HookTimeline: () => import(/* webpackChunkName: "fact-tables" */ './islands/HookTimeline.tsx'),
  MemberFilter: () => import(/* webpackChunkName: "fact-tables" */ './islands/MemberFilter.tsx'),
  OptionsTable: () => import(/* webpackChunkName: "fact-tables" */ './islands/OptionsTable.tsx'),
  PluginTable: () => import(/* webpackChunkName: "fact-tables" */ './islands/PluginTable.tsx'),
  ReleaseChanges: () => import(/* webpackChunkName: "release-changes" */ './islands/ReleaseChanges/ReleaseChanges.tsx'),
} satisfies Record<IslandName, () => Promise<IslandModule>>;

/**
 * Replaces the static form of each island under `prose` by its component once it comes near the window.
 *
 * @returns stops all of them, for when the page leaves
 */
export function wakeIslands(prose: HTMLElement): () => void {
  const registry: Record<string, () => Promise<IslandModule>> = islands;
  let isOver = false;
  const roots: Root[] = [];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void wake(target as HTMLElement);
      }
    },
    { rootMargin: '300px' },
  );

  async function wake(place: HTMLElement): Promise<void> {
    const load = registry[place.dataset.island ?? ''];
    if (!load) return;
    try {
      const { default: Island, prepare } = (await load()) as WellTyped;
      const own = JSON.parse(place.dataset.props ?? '{}') as object;
      const props = { ...own, ...(await prepare?.(own)) };
      if (isOver) return;
      const root = createRoot(place);
      roots.push(root);
      root.render(
        <Successor restore={disclosureState(place)}>
          <Island {...props} />
        </Successor>,
      );
    } catch (error) {
      console.warn(error);
      // The static form stays, and reads well. What cannot be done with it is said.
      place.prepend(apology());
    }
  }

  for (const place of prose.querySelectorAll('[data-island]')) observer.observe(place);
  return () => {
    isOver = true;
    observer.disconnect();
    for (const root of roots) root.unmount();
  };
}

/** A module as the registry calls it: which props belong to which part is known to the pages' compiler. */
interface WellTyped {
  default: ComponentType<object>;
  prepare?: (props: object) => Promise<object>;
}

function apology(): HTMLElement {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = TEXTS.islands.failed;
  return words;
}

/** Restores, once its content stands, what the reader did with the static form. */
function Successor({ restore, children }: { restore: () => void; children: ReactNode }) {
  useLayoutEffect(restore, [restore]);
  return children;
}

/** Notes which disclosures under `place` are open and which has the focus; the returned function does the same to their successors. */
function disclosureState(place: HTMLElement): () => void {
  const summaries = () => [...place.querySelectorAll('summary')];
  const open = new Set(
    summaries()
      .filter((summary) => summary.parentElement!.hasAttribute('open'))
      .map((summary) => summary.textContent),
  );
  const focused = place.contains(document.activeElement) ? document.activeElement?.textContent : undefined;
  return () => {
    for (const summary of summaries()) {
      if (open.has(summary.textContent)) (summary.parentElement as HTMLDetailsElement).open = true;
      if (focused !== undefined && summary.textContent === focused) summary.focus();
    }
  };
}

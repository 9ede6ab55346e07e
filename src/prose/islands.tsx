import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { IslandName } from '../model/islands.ts';

/** Module of an island's chunk. */
interface IslandModule {
  default: ComponentType<never>;
  /** Loads additional props for the first render; until then the static HTML is shown. */
  prepare?: (props: never) => Promise<object>;
}

/** Islands that authors may use, each in its own chunk. Their props come from `data-props`. */
const islands = HAS_FACTS
  ? ({
      ConfigExplorer: () => import(/* webpackChunkName: "config-explorer" */ './islands/ConfigExplorer.tsx'),
      CoverageTable: () => import(/* webpackChunkName: "fact-tables" */ './islands/CoverageTable.tsx'),
      FlagFinder: () => import(/* webpackChunkName: "fact-tables" */ './islands/FlagFinder.tsx'),
      HookTimeline: () => import(/* webpackChunkName: "fact-tables" */ './islands/HookTimeline.tsx'),
      MemberFilter: () => import(/* webpackChunkName: "fact-tables" */ './islands/MemberFilter.tsx'),
      OptionsTable: () => import(/* webpackChunkName: "fact-tables" */ './islands/OptionsTable.tsx'),
      PluginTable: () => import(/* webpackChunkName: "fact-tables" */ './islands/PluginTable.tsx'),
      ReleaseChanges: () =>
        import(/* webpackChunkName: "release-changes" */ './islands/ReleaseChanges/ReleaseChanges.tsx'),
    } satisfies Record<IslandName, () => Promise<IslandModule>>)
  : {};

/**
 * Renders each island under `prose` when it comes near the viewport, replacing its static HTML.
 *
 * @returns unmounts all of them, when the page is left
 */
export function mountIslands(prose: HTMLElement): () => void {
  const registry: Record<string, () => Promise<IslandModule>> = islands;
  let isOver = false;
  const roots: Root[] = [];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void mount(target as HTMLElement);
      }
    },
    { rootMargin: '300px' },
  );

  async function mount(place: HTMLElement): Promise<void> {
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
      // The static HTML stays readable; a notice says that it isn't interactive.
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

/** The module's type as the registry uses it; the compiler checks that props match their island. */
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

/** After its first render, restores the state that the reader changed in the static HTML. */
function Successor({ restore, children }: { restore: () => void; children: ReactNode }) {
  useLayoutEffect(restore, [restore]);
  return children;
}

/**
 * Records which disclosures under `place` are open and which is focused; the returned function restores that on their
 * replacements.
 */
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

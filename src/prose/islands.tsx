import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { IslandName } from '../model/islands.ts';

/** Module that the chunk of an island (an interactive component in prose) exports. */
interface IslandModule {
  default: ComponentType<never>;
  /** Loads additional props for the island's first render. Until then, the static HTML is shown. */
  prepare?: (props: never) => Promise<object>;
}

/**
 * Islands (interactive components) that authors may use in Markdown, each in its own chunk. Their props come from the
 * attribute `data-props`.
 */
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
 * Renders each island (interactive component) within `prose` when it comes near the viewport. The rendered island
 * replaces its static HTML.
 *
 * @returns a function that unmounts all islands when the reader leaves the page
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
      // If an island fails to load, its static HTML remains readable, and a notice says that it isn't interactive.
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

/** Type of an island's module in the registry. The compiler checks that the props match the island. */
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

/**
 * Restores the state that the reader changed in the static HTML, such as open `<details>` elements, after the island's
 * first render.
 */
function Successor({ restore, children }: { restore: () => void; children: ReactNode }) {
  useLayoutEffect(restore, [restore]);
  return children;
}

/**
 * Records which `<details>` elements within `place` are open and which summary has the focus.
 * @returns a function that restores this state on the new elements that replace them
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

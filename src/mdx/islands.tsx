import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** Interactive parts that authors may use, each in a chunk of its own. Their props come from `data-props`. */
const islands = {
  ConfigExplorer: () => import(/* webpackChunkName: "config-explorer" */ './islands/ConfigExplorer.tsx'),
  CoverageTable: () => import(/* webpackChunkName: "coverage-table" */ './islands/CoverageTable.tsx'),
  FlagFinder: () => import(/* webpackChunkName: "fact-tables" */ './islands/FlagFinder.tsx'),
  HookTimeline: () => import(/* webpackChunkName: "hook-timeline" */ './islands/HookTimeline.tsx'),
  OptionsTable: () => import(/* webpackChunkName: "fact-tables" */ './islands/OptionsTable.tsx'),
  PluginTable: () => import(/* webpackChunkName: "fact-tables" */ './islands/PluginTable.tsx'),
} satisfies Record<string, () => Promise<{ default: ComponentType<never> }>>;

/**
 * Replaces the static form of each island under `prose` by its component once it comes near the window.
 *
 * @returns stops all of them, for when the page leaves
 */
export function wakeIslands(prose: HTMLElement): () => void {
  const registry: Record<string, () => Promise<{ default: ComponentType<never> }>> = islands;
  const roots: Root[] = [];
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void wake(target as HTMLElement);
    }
  }, { rootMargin: '300px' });

  async function wake(place: HTMLElement): Promise<void> {
    const load = registry[place.dataset.island ?? ''];
    if (!load) return;
    try {
      const Island = (await load()).default as ComponentType<object>;
      const root = createRoot(place);
      roots.push(root);
      root.render(
        <Successor restore={disclosureState(place)}>
          <Island {...(JSON.parse(place.dataset.props ?? '{}') as object)} />
        </Successor>,
      );
    } catch (error) {
      // The static form stays, and reads well.
      console.warn(error);
    }
  }

  for (const place of prose.querySelectorAll('[data-island]')) observer.observe(place);
  return () => {
    observer.disconnect();
    for (const root of roots) root.unmount();
  };
}

/** Restores, once its content stands, what the reader did with the static form. */
function Successor({ restore, children }: { restore: () => void; children: ReactNode }) {
  useLayoutEffect(restore, [restore]);
  return children;
}

/** Notes which disclosures under `place` are open and which has the focus; the returned function does the same to their successors. */
function disclosureState(place: HTMLElement): () => void {
  const summaries = () => [...place.querySelectorAll('summary')];
  const open = new Set(summaries().filter((summary) => summary.parentElement!.hasAttribute('open')).map((summary) => summary.textContent));
  const focused = place.contains(document.activeElement) ? document.activeElement?.textContent : undefined;
  return () => {
    for (const summary of summaries()) {
      if (open.has(summary.textContent)) (summary.parentElement as HTMLDetailsElement).open = true;
      if (focused !== undefined && summary.textContent === focused) summary.focus();
    }
  };
}

import type { ComponentType } from 'react';
import { toolScreens } from 'site/tool-screens.js';
import type { PageKind } from '../model/page.ts';
import type { ScreenKind } from '../model/screens.ts';
import type { ToolName } from '../../tools/tools.ts';
import type { ScreenProps } from './view.ts';

interface Screen {
  load: () => Promise<{ default: ComponentType<ScreenProps> }>;
  /** Loads a smaller version of the screen for a document that already contains the screen's HTML. */
  adopt?: () => Promise<{ default: ComponentType<ScreenProps> }>;
}

/**
 * Screens of special pages such as the home page, except those of tools. Each screen has its own chunk and stylesheet.
 */
const screens: Partial<Record<Exclude<ScreenKind, ToolName>, Screen>> = HAS_SCREENS
  ? ({
      home: {
        load: async () => {
          const [{ default: HomeScreen }, { Home }] = await Promise.all([
            import(/* webpackChunkName: "screen-home" */ './layout/HomeScreen.tsx'),
            import(/* webpackChunkName: "home" */ '../features/home/Home.tsx'),
          ]);
          return { default: ({ children }) => <HomeScreen Home={Home}>{children}</HomeScreen> };
        },
        adopt: () => import(/* webpackChunkName: "screen-home" */ './layout/HomeScreen.tsx'),
      },
      vote: { load: () => import(/* webpackChunkName: "screen-vote" */ './layout/VoteScreen.tsx') },
    } satisfies Record<Exclude<ScreenKind, ToolName>, Screen>)
  : {};

/**
 * Loads the screen component for a kind of page. Resolves to undefined for prose, and rejects if the chunk fails to
 * load.
 */
export async function loadScreen(kind: PageKind): Promise<ComponentType<ScreenProps> | undefined> {
  return (await screenOf(kind)?.load())?.default;
}

/** Like `loadScreen`, but for a page whose HTML is already in the document. */
export async function loadAdoptingScreen(kind: PageKind): Promise<ComponentType<ScreenProps> | undefined> {
  const screen = screenOf(kind);
  return (await (screen?.adopt ?? screen?.load)?.())?.default;
}

function screenOf(kind: PageKind): Screen | undefined {
  const load = (toolScreens as Partial<Record<PageKind, Screen['load']>>)[kind];
  return load ? { load } : (screens as Partial<Record<PageKind, Screen>>)[kind];
}

import type { ComponentType } from 'react';
import type { PageKind } from '../model/page.ts';
import type { ScreenProps } from './view.ts';

/** Kinds of pages that have a screen of their own instead of prose, each in its own chunk with its own stylesheet. */
const screens = {
  home: () => import(/* webpackChunkName: "screen-home" */ './layout/HomeScreen.tsx'),
  vote: () => import(/* webpackChunkName: "screen-vote" */ './layout/VoteScreen.tsx'),
  page: undefined,
  post: undefined,
  readme: undefined,
  printable: undefined,
} satisfies Record<PageKind, (() => Promise<{ default: ComponentType<ScreenProps> }>) | undefined>;

/** Loads the screen of a kind of page; nothing for those that are prose. Rejects when its chunk does not come. */
export async function loadScreen(kind: PageKind): Promise<ComponentType<ScreenProps> | undefined> {
  return (await screens[kind]?.())?.default;
}

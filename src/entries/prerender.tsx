/** Entry point of the server bundle, which prerenders the site. Each call renders one document. */
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { toolPages } from 'site/tool-pages.js';
import { build, site } from '../../site.config.ts';
import { App } from '../app/App.tsx';
import { documentHtml } from '../app/document/document-html.ts';
import HomeScreen from '../app/layout/HomeScreen.tsx';
import VoteScreen from '../app/layout/VoteScreen.tsx';
import { Home } from '../features/home/Home.tsx';
import { isScreen, type ScreenKind } from '../model/screens.ts';
import type { RenderInput } from '../model/render-input.ts';
import { createViewStore, type ScreenProps, type View } from '../app/view.ts';

const nothing = () => {};

function WholeHome({ children }: ScreenProps) {
  return <HomeScreen Home={Home}>{children}</HomeScreen>;
}

/** Components of the pages that have their own screen instead of prose. */
const screens: Record<ScreenKind, ComponentType<ScreenProps>> = {
  ...toolPages,
  home: WholeHome,
  vote: VoteScreen,
};

const config = { ...site, ...build };

/** Renders the complete HTML of a document. */
export function render(input: RenderInput): string {
  if (input.screen === 'app-shell') return documentHtml(input, '', config);
  const store = createViewStore(viewOf(input));
  return documentHtml(input, renderToString(<App store={store} onRetry={nothing} />), config);
}

function viewOf(input: Exclude<RenderInput, { screen: 'app-shell' }>): View {
  if (input.screen === 'not-found') return { kind: 'not-found', path: '/404/' };
  const { page, section, html, anchors } = input;
  return {
    kind: 'page',
    path: page.url,
    page,
    section,
    html,
    anchors,
    Screen: isScreen(page.kind) ? screens[page.kind] : undefined,
  };
}

/**
 * Pages with a screen of their own instead of prose in the usual layout. The one list of them: the browser's loaders
 * (`src/app/screens.tsx`) and the prerender bundle (`src/entries/prerender.tsx`) have an entry for each, which their types see
 * to. A screen's chunk has the name `screen-` and its kind, which is the name of the tool where it is one.
 */
import { type ToolName, tools } from '../../tools/tools.ts';

/** A screen of its own. */
interface Screen {
  /** Address of its page, whose title and description come from `content/` like any other's. */
  url: string;
  /** Its words come in the browser alone: documents and search have its title and description. */
  hasNoProse?: true;
  /** Chunks besides its own whose styles the document needs. */
  parts?: readonly string[];
}

export type ScreenKind = 'home' | 'vote' | ToolName;

/** Screens by kind. */
export const screens: Readonly<Record<ScreenKind, Screen>> = {
  home: { url: '/', parts: ['home'] },
  ...tools,
  vote: { url: '/vote/', hasNoProse: true },
};

/** All kinds. */
export const screenKinds = Object.keys(screens) as ScreenKind[];

/** Whether a kind of page is a screen of its own. */
export function isScreen(kind: string): kind is ScreenKind {
  return Object.hasOwn(screens, kind);
}

/** The screen that an address belongs to. */
export function screenAt(url: string): ScreenKind | undefined {
  return screenKinds.find((kind) => screens[kind].url === url);
}

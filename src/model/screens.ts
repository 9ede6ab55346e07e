/**
 * Pages that have their own screen instead of prose in the standard layout. Types ensure that both the browser's
 * loaders (`src/app/screens.tsx`) and the prerender bundle (`src/entries/prerender.tsx`) have an entry for each. A
 * screen's chunk is named `screen-` plus its kind. The kind of a tool's screen is the tool's name.
 */
import { type ToolName, tools } from '../../tools/tools.ts';

/** A page whose content is a React component (its screen) instead of compiled prose. */
interface Screen {
  /** Path of the page. Its title and description come from `content/`, as for any page. */
  url: string;
  /**
   * Whether the screen's content is only rendered in the browser. Its document and the search index then only have the
   * title and description.
   */
  hasNoProse?: true;
  /** Names of other chunks whose styles the screen's document needs. */
  parts?: readonly string[];
}

export type ScreenKind = 'home' | 'vote' | ToolName;

/** The pages that show a screen instead of prose, keyed by the kind of screen. */
export const screens: Readonly<Record<ScreenKind, Screen>> = {
  home: { url: '/', parts: ['home'] },
  ...tools,
  vote: { url: '/vote/', hasNoProse: true },
};

/** Kinds of all pages that have their own screen. */
export const screenKinds = Object.keys(screens) as ScreenKind[];

/** Whether pages of this kind have their own screen. */
export function isScreen(kind: string): kind is ScreenKind {
  return Object.hasOwn(screens, kind);
}

/** Whether a screen belongs to a tool. */
export function isTool(kind: ScreenKind): kind is ToolName {
  return Object.hasOwn(tools, kind);
}

/** Returns the kind of the page at a path if it has its own screen, otherwise undefined. */
export function screenAt(url: string): ScreenKind | undefined {
  return screenKinds.find((kind) => screens[kind].url === url);
}

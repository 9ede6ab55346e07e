/**
 * Pages with their own screen instead of prose in the standard layout. The browser's loaders (`src/app/screens.tsx`)
 * and the prerender bundle (`src/entries/prerender.tsx`) must have an entry for each, enforced by their types. A
 * screen's chunk is named `screen-` plus its kind, which for tools is the tool's name.
 */
import { type ToolName, tools } from '../../tools/tools.ts';

/** A page with its own screen. */
interface Screen {
  /** Address of its page; title and description come from `content/`, as for any page. */
  url: string;
  /** Its text is rendered only in the browser: documents and search have just the title and description. */
  hasNoProse?: true;
  /** Other chunks whose styles the document needs. */
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

/** Whether pages of this kind have their own screen. */
export function isScreen(kind: string): kind is ScreenKind {
  return Object.hasOwn(screens, kind);
}

/** Whether a screen is that of a tool. */
export function isTool(kind: ScreenKind): kind is ToolName {
  return Object.hasOwn(tools, kind);
}

/** The kind of screen at an address. */
export function screenAt(url: string): ScreenKind | undefined {
  return screenKinds.find((kind) => screens[kind].url === url);
}

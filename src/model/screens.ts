/**
 * Pages with a screen of their own instead of prose in the usual layout. The one list of them: the browser's loaders
 * (`src/app/screens.tsx`) and the prerender bundle (`src/entries/prerender.tsx`) have an entry for each, which their types see
 * to. A screen's chunk has the name `screen-` and its kind.
 */

/** A screen of its own. */
interface Screen {
  /** Address of its page, whose title and description come from `content/` like any other's. */
  url: string;
  /** Whether it shows the words of its page; else they come in the browser alone, and documents and search have its title and description. */
  hasProse: boolean;
  /** Chunks besides its own whose styles the document needs. */
  parts: readonly string[];
}

const declared = {
  home: { url: '/', hasProse: true, parts: ['home'] },
  configuration: { url: '/tools/configuration/', hasProse: true, parts: [] },
  playground: { url: '/playground/', hasProse: true, parts: [] },
  start: { url: '/tools/start/', hasProse: true, parts: [] },
  bundle: { url: '/tools/bundle/', hasProse: true, parts: [] },
  vote: { url: '/vote/', hasProse: false, parts: [] },
} satisfies Record<string, Screen>;

export type ScreenKind = keyof typeof declared;

/** Screens by kind. */
export const screens: Readonly<Record<ScreenKind, Screen>> = declared;

/** All kinds. */
export const screenKinds = Object.keys(declared) as ScreenKind[];

/** Whether a kind of page is a screen of its own. */
export function isScreen(kind: string): kind is ScreenKind {
  return Object.hasOwn(declared, kind);
}

/** The screen that an address belongs to. */
export function screenAt(url: string): ScreenKind | undefined {
  return screenKinds.find((kind) => screens[kind].url === url);
}

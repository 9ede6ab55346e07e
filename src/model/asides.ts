/**
 * The kinds of asides, such as tips and warnings. The Markdown pipeline, READMEs, Markdown copies, and the style test
 * read this list. A kind without its own colors in `src/prose/styles/asides.global.css` looks like a note.
 */

/** A kind of aside, such as a tip. Its title is an interface string in `pipeline.asides`. */
interface Aside {
  /** Letter of the short Markdown syntax for an aside: `T` for `T> `. */
  mark?: string;
  /**
   * Kind of aside to use instead in Markdown for GitHub, which doesn't support this kind. An aside with this field has
   * no `[!…]` syntax.
   */
  insteadOf?: string;
}

const declared = {
  tip: { mark: 'T' },
  warning: { mark: 'W' },
  todo: { mark: '?', insteadOf: 'note' },
  note: {},
  important: {},
  caution: {},
} satisfies Record<string, Aside>;

/** Name of a kind of aside, such as `tip` or `warning`. The CSS class of an aside is `note-` plus this name. */
export type AsideKind = keyof typeof declared;

/** Whether a word is the name of a kind of aside, such as `tip`. */
export function isAsideKind(name: string): name is AsideKind {
  return Object.hasOwn(declared, name);
}

/** The properties of each kind of aside. */
export const asides: Readonly<Record<AsideKind, Aside>> = declared;

/** All kinds of asides, in the order in which error messages list them. */
export const asideKinds = Object.keys(declared) as AsideKind[];

/** Kinds of asides by the letter of their short syntax, such as `T` for `T> `. */
export const asidesByMark: ReadonlyMap<string, AsideKind> = new Map(
  asideKinds.flatMap((kind): [string, AsideKind][] => {
    const { mark } = asides[kind];
    return mark === undefined ? [] : [[mark, kind]];
  }),
);

/** Kinds of asides that have a `[!KIND]` syntax, keyed by the lowercase word. */
const asidesByAlert: ReadonlyMap<string, AsideKind> = new Map(
  asideKinds.filter((kind) => asides[kind].insteadOf === undefined).map((kind) => [kind, kind]),
);

/** Returns the kind of aside for the word in `[!NOTE]`, in any case, or undefined for an unknown word. */
export function asideOfAlert(word: string): AsideKind | undefined {
  return asidesByAlert.get(word.toLowerCase());
}

/** Returns the word for a kind of aside in GitHub's alert syntax, such as `TIP`, or `NOTE` for a to-do. */
export function alertOf(kind: AsideKind): string {
  return (asides[kind].insteadOf ?? kind).toUpperCase();
}

/** Returns every syntax that authors may use for asides: `T>`, `W>`, `?>`, `[!TIP]`, … */
export function asideForms(): string[] {
  return [
    ...[...asidesByMark.keys()].map((mark) => `${mark}>`),
    ...[...asidesByAlert.keys()].map((word) => `[!${word.toUpperCase()}]`),
  ];
}

/**
 * The kinds of asides, in one list that the pipeline, READMEs, Markdown copies and the style test read. A kind without
 * its own colors in `src/ui/prose.global.css` looks like a note.
 */

/** A kind of aside; its title is a text in `pipeline.asides`. */
interface Aside {
  /** Letter of the short syntax: `T> `. */
  mark?: string;
  /** The kind that replaces it in Markdown for GitHub, which doesn't know this one; it then has no `[!…]` syntax. */
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

/** `tip`, `warning`, …: the class of the aside is `note-tip`. */
export type AsideKind = keyof typeof declared;

/** Whether a word is the name of a kind. */
export function isAsideKind(name: string): name is AsideKind {
  return Object.hasOwn(declared, name);
}

/** Asides by kind. */
export const asides: Readonly<Record<AsideKind, Aside>> = declared;

/** All kinds, in the order in which error messages list them. */
export const asideKinds = Object.keys(declared) as AsideKind[];

/** Kinds by the letter of their short syntax. */
export const asidesByMark: ReadonlyMap<string, AsideKind> = new Map(
  asideKinds.flatMap((kind): [string, AsideKind][] => {
    const { mark } = asides[kind];
    return mark === undefined ? [] : [[mark, kind]];
  }),
);

/** Kinds with a `[!KIND]` syntax, by that word in lower case. */
const asidesByAlert: ReadonlyMap<string, AsideKind> = new Map(
  asideKinds.filter((kind) => asides[kind].insteadOf === undefined).map((kind) => [kind, kind]),
);

/** Kind of `[!NOTE]`, in any case; undefined for an unknown word. */
export function asideOfAlert(word: string): AsideKind | undefined {
  return asidesByAlert.get(word.toLowerCase());
}

/** The word for a kind in GitHub's alert syntax: `TIP`, and `NOTE` for a to-do. */
export function alertOf(kind: AsideKind): string {
  return (asides[kind].insteadOf ?? kind).toUpperCase();
}

/** Every syntax that writers may use: `T>`, `W>`, `?>`, `[!TIP]`, … */
export function asideForms(): string[] {
  return [
    ...[...asidesByMark.keys()].map((mark) => `${mark}>`),
    ...[...asidesByAlert.keys()].map((word) => `[!${word.toUpperCase()}]`),
  ];
}

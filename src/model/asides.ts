/**
 * The kinds of asides that pages may have: the one list of them. Pipeline, READMEs, Markdown copies and the style test read
 * it; a kind without colors of its own in `src/ui/prose.global.css` looks like a note.
 */

/** A kind of aside; what stands above its words is `pipeline.asides` of the catalog. */
interface Aside {
  /** Letter of the short form: `T> `. */
  mark?: string;
  /** What stands for it on the code host, which does not know it; it has no `[!…]` form then. */
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

/** All kinds, in the order in which they are named to writers. */
export const asideKinds = Object.keys(declared) as AsideKind[];

/** Kinds by the letter of their short form. */
export const asidesByMark: ReadonlyMap<string, AsideKind> = new Map(
  asideKinds.flatMap((kind): [string, AsideKind][] => {
    const { mark } = asides[kind];
    return mark === undefined ? [] : [[mark, kind]];
  }),
);

/** Kinds that have a `[!KIND]` form, by that word in small letters. */
const asidesByAlert: ReadonlyMap<string, AsideKind> = new Map(
  asideKinds.filter((kind) => asides[kind].insteadOf === undefined).map((kind) => [kind, kind]),
);

/** Kind of `[!NOTE]`, in any case; undefined for a word that is none. */
export function asideOfAlert(word: string): AsideKind | undefined {
  return asidesByAlert.get(word.toLowerCase());
}

/** The word in brackets that stands for a kind in Markdown read elsewhere: `TIP`, and `NOTE` of a to-do. */
export function alertOf(kind: AsideKind): string {
  return (asides[kind].insteadOf ?? kind).toUpperCase();
}

/** Every form that writers may use: `T>`, `W>`, `?>`, `[!TIP]`, … */
export function asideForms(): string[] {
  return [
    ...[...asidesByMark.keys()].map((mark) => `${mark}>`),
    ...[...asidesByAlert.keys()].map((word) => `[!${word.toUpperCase()}]`),
  ];
}

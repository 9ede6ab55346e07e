/**
 * What passes between the stations scan → compile → index, and what build and checks read of it.
 */
import type { Anchor, PageKind, Related } from '../src/model/page.ts';

/** Front matter after validation. */
export interface FrontMatter {
  title: string;
  sort?: number;
  group?: string;
  description?: string;
  contributors?: string[];
  related?: Related[];
  source?: string;
  edit?: string;
  repo?: string;
  /** ISO day. */
  date?: string;
  /** What readers type when they mean a place of the page, by `#` (the page itself) or `#id` (a heading). */
  phrases?: Record<string, string[]> | undefined;
}

/** A page as found: front matter and body, nothing compiled yet. */
export interface SourcePage {
  /** Path relative to the content folder, with `/`: `guides/caching.md`; for README pages `loaders/_babel-loader.md`. */
  path: string;
  /** Absolute file the body was read from (a README: inside `node_modules`). */
  file: string;
  /** Site address, leading and trailing slash. */
  url: string;
  kind: PageKind;
  /** `.md` is plain Markdown (raw HTML allowed), `.mdx` has components and expressions. */
  extension: '.md' | '.mdx';
  frontMatter: FrontMatter;
  /** Markdown after the front matter. */
  body: string;
  /** Line of the file on which `body` starts, 1-based, so that errors point into the file. */
  bodyLine: number;
  /** Bytes of the file. */
  size: number;
  /** README pages: what is documented. */
  package?: {
    name: string;
    version: string;
    directory: string;
    description?: string;
    /** Repository, folder in it, and its default branch where that is known. */
    repository?: { url: string; directory: string; branch?: string };
  };
  /** ISO day of the last change. */
  updated?: string | undefined;
}

/** A message for the person who wrote the page. */
export interface Problem {
  /** Path as a person would open it, relative to where the command was started. */
  file: string;
  line: number;
  column?: number;
  message: string;
  /** `error` fails the build. */
  severity: 'error' | 'warning';
  /** Set where a link or anchor leads nowhere: a draft is built all the same. */
  about?: 'link';
}

/** A link found in a page. */
export interface FoundLink {
  href: string;
  line: number;
  /** Link, image, or an address inside a code comment. */
  kind: 'link' | 'image' | 'code';
}

/** What the info string of a fence says. */
export type FenceAttributes = Omit<Fence, 'code' | 'line' | 'anchor'>;

/** A fenced code block with its attributes read (see docs/writing.md). */
export interface Fence {
  /** Language without the dialect's suffixes: `js`, also of `js-with-links`; `text` where none is given. */
  lang: string;
  /** The code as written, hidden lines included. */
  code: string;
  /** Line of the opening fence in the file. */
  line: number;
  title?: string;
  project?: string;
  hidden: boolean;
  config: boolean;
  run: boolean;
  output: boolean;
  from?: string;
  excerpt: boolean;
  assert: boolean;
  fails: boolean;
  background: boolean;
  until?: string;
  stop: boolean;
  exempt?: string;
  /** Shown lines that are highlighted, added and removed, 1-based. */
  highlight: number[];
  ins: number[];
  del: number[];
  /** Folded, never folded, or (undefined) by length. */
  fold?: boolean;
  /** Whether `[text](address)` in the code becomes a link (`js-with-links`), and `<details>` may fold parts of it. */
  links: boolean;
  details: boolean;
  /** Id of the heading it stands under, `''` in the lead. */
  anchor: string;
}

/** A key in the shown code of a fence that is an option. */
export interface OptionKey {
  /** 1-based line of the shown code. */
  line: number;
  /** The key as it is written, without quotes. */
  name: string;
  /** Id of the fact: `option:output.clean`. */
  fact: string;
}

/** A place that documents a fact of `facts/`. */
export interface Claim {
  /** Fact id as written: `option:output.path`. */
  fact: string;
  /** Where a link to it leads: id on the page. */
  anchor: string;
  line: number;
  /** Whether a heading, a table row or list item, or `<Facts>` claims it. */
  by: 'heading' | 'row' | 'component';
  /** Whether a heading claims it without saying so, by being its name. */
  implied?: true;
}

/** A stretch of text under one heading, for search and `llms.txt`. */
export interface TextSection {
  /** `''` for the lead. */
  id: string;
  title: string;
  level: number;
  /** Prose and inline code as plain text, white space folded. */
  text: string;
  /** Code of the fences in it, plain. */
  code: string;
}

/** A page ready to be bundled and prerendered. */
export interface CompiledPage {
  url: string;
  path: string;
  kind: PageKind;
  frontMatter: FrontMatter;
  /** Bytes of the source. */
  size: number;
  /** README pages: what is documented. */
  package?: { name: string; version: string };
  /** ISO day of the last change. */
  updated?: string | undefined;
  /** Title as plain text. */
  title: string;
  /** From front matter, else made from the first paragraph, at most 160 characters. */
  description: string;
  /** Static HTML of the prose, by the markup contract of docs/architecture.md. */
  html: string;
  /** All headings in order, flat; `src/model` nests them. */
  headings: Anchor[];
  /** Every id of the page, aliases included. */
  ids: string[];
  links: FoundLink[];
  fences: Fence[];
  claims: Claim[];
  /** Keys in the code of shown fences that are options, by the number of the fence; only of those that have some. */
  optionKeys: Record<number, OptionKey[]>;
  sections: TextSection[];
  /** Absolute files of the images shown, with the address each gets in the site. */
  images: { file: string; url: string }[];
  /** Files besides its own that the page was made from (drawings, images for their dimensions), with a hash of what was in them. */
  inputs: { file: string; hash: string }[];
  /** Whether an element of it has a `style` attribute. */
  inlineStyles: boolean;
  problems: Problem[];
}

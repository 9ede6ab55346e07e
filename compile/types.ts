/** Types passed between the stages scan → compile → index, and read by the build and the checks. */
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
  /** ISO date. */
  date?: string;
  /** Search phrases for the page (`#`) or its headings (`#id`). */
  phrases?: Record<string, string[]> | undefined;
}

/** A source page: front matter and body, not compiled yet. */
export interface SourcePage {
  /**
   * Path relative to the content folder, with `/`: `guides/caching.md`; for README pages `loaders/_babel-loader.md`.
   */
  path: string;
  /** Absolute file the body was read from (a README: inside `node_modules`). */
  file: string;
  /** Site address, leading and trailing slash. */
  url: string;
  kind: PageKind;
  /** `.md` is Markdown with raw HTML, `.mdx` has components and expressions. */
  extension: '.md' | '.mdx';
  frontMatter: FrontMatter;
  /** Markdown after the front matter. */
  body: string;
  /** 1-based line of the file on which `body` starts, for positions in messages. */
  bodyLine: number;
  /** File size in bytes. */
  size: number;
  /** README pages: the documented package. */
  package?: {
    name: string;
    version: string;
    directory: string;
    description?: string;
    /** Repository, folder in it, and its default branch if known. */
    repository?: { url: string; directory: string; branch?: string };
  };
  /** ISO date of the last change. */
  updated?: string | undefined;
}

/** A message for the author of a page. */
export interface Problem {
  /** Path relative to the working directory. */
  file: string;
  line: number;
  column?: number;
  message: string;
  /** `error` fails the build. */
  severity: 'error' | 'warning';
  /** Set for broken links and anchors, which don't block the build of a draft. */
  about?: 'link';
}

/** A link found in a page. */
export interface FoundLink {
  href: string;
  line: number;
  /** Link, image, or a URL in a code comment. */
  kind: 'link' | 'image' | 'code';
}

/** Parsed info string of a fence. */
export type FenceAttributes = Omit<Fence, 'code' | 'line' | 'anchor'>;

/** A fenced code block with its parsed attributes (see docs/writing.md). */
export interface Fence {
  /** Language without suffixes: `js` for `js-with-links`; `text` if none is given. */
  lang: string;
  /** The code as written, including hidden lines. */
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
  /** Visible lines that are highlighted, added and removed, 1-based. */
  highlight: number[];
  ins: number[];
  del: number[];
  /** Always folded, never folded, or (undefined) folded by length. */
  fold?: boolean;
  /** Whether `[text](address)` in the code becomes a link (`js-with-links`), and `<details>` can fold parts of it. */
  links: boolean;
  details: boolean;
  /** Id of the heading above, `''` in the lead. */
  anchor: string;
}

/** An option key in the visible code of a fence. */
export interface OptionKey {
  /** 1-based line of the visible code. */
  line: number;
  /** The key as written, without quotes. */
  name: string;
  /** Id of the fact: `option:output.clean`. */
  fact: string;
}

/** A place that documents a fact. */
export interface Claim {
  /** Fact id as written: `option:output.path`. */
  fact: string;
  /** Id on the page that links to the fact use. */
  anchor: string;
  line: number;
  /** Whether a heading, a table row or list item, or `<Facts>` claims it. */
  by: 'heading' | 'row' | 'component';
  /** Whether a heading claims it implicitly, by being its name. */
  implied?: true;
}

/** Text below one heading, for search and `llms.txt`. */
export interface TextSection {
  /** `''` for the lead. */
  id: string;
  title: string;
  level: number;
  /** Prose and inline code as plain text, with collapsed white space. */
  text: string;
  /** Code of its fences, as plain text. */
  code: string;
}

/** A compiled page, ready for bundling and prerendering. */
export interface CompiledPage {
  url: string;
  path: string;
  kind: PageKind;
  frontMatter: FrontMatter;
  /** Size of the source in bytes. */
  size: number;
  /** README pages: the documented package. */
  package?: { name: string; version: string };
  /** ISO date of the last change. */
  updated?: string | undefined;
  /** Title as plain text. */
  title: string;
  /** From front matter, or else the first paragraph, at most 160 characters. */
  description: string;
  /** Static HTML of the prose (markup contract in docs/architecture.md). */
  html: string;
  /** All headings in order, flat; `src/model` nests them. */
  headings: Anchor[];
  /** All ids of the page, including aliases. */
  ids: string[];
  links: FoundLink[];
  fences: Fence[];
  claims: Claim[];
  /** Option keys in visible fences, by fence index; only fences that have any. */
  optionKeys: Record<number, OptionKey[]>;
  sections: TextSection[];
  /** Absolute files of the images, with their site addresses. */
  images: { file: string; url: string }[];
  /** Other files that the page depends on (drawings, images for their dimensions), with their content hashes. */
  inputs: { file: string; hash: string }[];
  /** Whether an element has a `style` attribute. */
  inlineStyles: boolean;
  problems: Problem[];
}

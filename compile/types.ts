/** Types passed between the stages of compilation, scan → compile → index, which the build and the checks also read. */
import type { Anchor, PageKind, Related } from '../src/model/page.ts';

/** Validated front matter of a page. */
export interface FrontMatter {
  title: string;
  /** Name of the page in the sidebar, if its title is too long for a line there. */
  short?: string;
  sort?: number;
  group?: string;
  description?: string;
  contributors?: string[];
  related?: Related[];
  source?: string;
  edit?: string;
  repo?: string;
  /** Publication date of a blog post in ISO format. */
  date?: string;
  /** With `index`, lists of terms or links with explanations are shown in columns, as in a glossary. */
  lists?: 'index';
  /** Search phrases for the page (key `#`) or for one of its headings (key `#id`). */
  phrases?: Record<string, string[]> | undefined;
}

/** A source page: front matter and a Markdown body that hasn't been compiled yet. */
export interface SourcePage {
  /**
   * Path of the page relative to the content folder, with `/`: `guides/caching.md`. README pages have a path such as
   * `loaders/_babel-loader.md`.
   */
  path: string;
  /** Absolute path of the file that contains the page's body; for a README, inside `node_modules`. */
  file: string;
  /** Address of the page on the site, with a leading and a trailing slash. */
  url: string;
  kind: PageKind;
  /** `.md` is Markdown with raw HTML, `.mdx` has components and expressions. */
  extension: '.md' | '.mdx';
  frontMatter: FrontMatter;
  /** Markdown of the page after the front matter. */
  body: string;
  /** 1-based line of the file on which `body` starts, used for positions in messages. */
  bodyLine: number;
  /** Size of the page's file in bytes. */
  size: number;
  /** The package that a README page documents. */
  package?: {
    name: string;
    version: string;
    directory: string;
    description?: string;
    /** URL of the repository, the package's folder in it, and the default branch if known. */
    repository?: { url: string; directory: string; branch?: string };
  };
  /** Date of the last change to the page, in ISO format. */
  updated?: string | undefined;
}

/** A message to the author of a page about a mistake on it. */
export interface Problem {
  /** Path of the page's file, relative to the working directory. */
  file: string;
  line: number;
  column?: number;
  message: string;
  /** An `error` fails the build. */
  severity: 'error' | 'warning';
  /** Set if the problem is a broken link or anchor, which doesn't prevent a draft from being built. */
  about?: 'link';
}

/** A link found on a compiled page. */
export interface FoundLink {
  href: string;
  line: number;
  /** Type of link: an ordinary link, an image, or a URL in a code comment. */
  kind: 'link' | 'image' | 'code';
}

/** Parsed info string of a code fence. */
export type FenceAttributes = Omit<Fence, 'code' | 'line' | 'anchor'>;

/** A fenced code block on a page, with its parsed attributes (see docs/writing.md). */
export interface Fence {
  /** Language of the code fence without suffixes: `js` for `js-with-links`, and `text` if the fence has no language. */
  lang: string;
  /** The complete code of the fence, including hidden lines. */
  code: string;
  /** Line of the code fence's opening in the page's file. */
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
  /** 1-based numbers of the visible code lines that are highlighted, added and removed. */
  highlight: number[];
  ins: number[];
  del: number[];
  /** Whether the code block is always or never collapsed. If undefined, long blocks are collapsed. */
  fold?: boolean;
  /**
   * Whether `[text](address)` in the code becomes a link (`js-with-links`), and `<details>` can collapse parts of it.
   */
  links: boolean;
  details: boolean;
  /** Id of the heading above the code fence; `''` before the first heading. */
  anchor: string;
}

/** A webpack option's key in the visible code of a fence. */
export interface OptionKey {
  /** 1-based line of the option's key in the visible code. */
  line: number;
  /** Name of the option's key as it appears in the code, without quotes. */
  name: string;
  /** Id of the fact that documents the option: `option:output.clean`. */
  fact: string;
}

/** Records where on a page a fact about webpack is documented. */
export interface Claim {
  /** Fact id as the author wrote it: `option:output.path`. */
  fact: string;
  /** HTML id of the heading or row that documents the fact. Links to the fact use it as their hash. */
  anchor: string;
  line: number;
  /** Whether the fact is documented by a heading, by a table row or list item, or by `<Facts>`. */
  by: 'heading' | 'row' | 'component';
  /** Whether a heading documents the fact without stating its id, because its text is the fact's name. */
  implied?: true;
}

/** Text of a page below one heading, for search and `llms.txt`. */
export interface TextSection {
  /** Id of the heading; `''` for the text before the first heading. */
  id: string;
  title: string;
  level: number;
  /** Prose and inline code of the section as plain text, with white space collapsed. */
  text: string;
  /**
   * The text for excerpts in search results: without the list of facts below the heading (type, default) and without
   * headers of tables. Each table row and list item is a line. Omitted if it is the same as the text, or if there is no
   * other text.
   */
  shown?: string;
  /** Code of the fences in the section of the page, as plain text. */
  code: string;
}

/** A compiled page, ready for bundling and prerendering. */
export interface CompiledPage {
  url: string;
  path: string;
  kind: PageKind;
  frontMatter: FrontMatter;
  /** Size of the page's source file in bytes. */
  size: number;
  /** The package that a README page documents. */
  package?: { name: string; version: string };
  /** Date of the last change to the page, in ISO format. */
  updated?: string | undefined;
  /** Page title as plain text. */
  title: string;
  /** Description of the page in at most 160 characters, from the front matter or else from the first paragraph. */
  description: string;
  /** Static HTML of the page's prose (markup contract in docs/architecture.md). */
  html: string;
  /** All headings of the page in order, as a flat list; `src/model` nests them. */
  headings: Anchor[];
  /** All ids on the page, including aliases. */
  ids: string[];
  links: FoundLink[];
  fences: Fence[];
  claims: Claim[];
  /** webpack options in visible code, by the index of the code fence. Fences without any are omitted. */
  optionKeys: Record<number, OptionKey[]>;
  sections: TextSection[];
  /** Absolute paths of the page's images, with their site addresses. */
  images: { file: string; url: string }[];
  /**
   * Other files that the page depends on (drawings, and images whose dimensions were read), with their content hashes.
   */
  inputs: { file: string; hash: string }[];
  /** Whether any element on the page has a `style` attribute. */
  inlineStyles: boolean;
  problems: Problem[];
}

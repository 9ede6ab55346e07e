/** Types passed between the stages scan → compile → index, which the build and the checks also read. */
import type { Anchor, PageKind, Related } from '../src/model/page.ts';

/** Front matter that has been validated. */
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
  /** Publication date in ISO format. */
  date?: string;
  /** Search phrases for the page (key `#`) or for one of its headings (key `#id`). */
  phrases?: Record<string, string[]> | undefined;
}

/** A source page: front matter and a body that hasn't been compiled yet. */
export interface SourcePage {
  /**
   * Path relative to the content folder, with `/`: `guides/caching.md`. README pages have a path such as
   * `loaders/_babel-loader.md`.
   */
  path: string;
  /** Absolute path of the file that contains the body; for a README, inside `node_modules`. */
  file: string;
  /** Site address, with a leading and a trailing slash. */
  url: string;
  kind: PageKind;
  /** `.md` is Markdown with raw HTML, `.mdx` has components and expressions. */
  extension: '.md' | '.mdx';
  frontMatter: FrontMatter;
  /** Markdown after the front matter. */
  body: string;
  /** 1-based line of the file on which `body` starts, used for positions in messages. */
  bodyLine: number;
  /** Size of the file in bytes. */
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
  /** Date of the last change, in ISO format. */
  updated?: string | undefined;
}

/** A message for the author of a page. */
export interface Problem {
  /** Path of the file, relative to the working directory. */
  file: string;
  line: number;
  column?: number;
  message: string;
  /** An `error` fails the build. */
  severity: 'error' | 'warning';
  /** Set for broken links and anchors, which don't prevent a draft from being built. */
  about?: 'link';
}

/** A link found in a page. */
export interface FoundLink {
  href: string;
  line: number;
  /** Kind of link: an ordinary link, an image, or a URL in a code comment. */
  kind: 'link' | 'image' | 'code';
}

/** Parsed info string of a code fence. */
export type FenceAttributes = Omit<Fence, 'code' | 'line' | 'anchor'>;

/** A fenced code block with its parsed attributes (see docs/writing.md). */
export interface Fence {
  /** Language without suffixes: `js` for `js-with-links`, and `text` if the fence has no language. */
  lang: string;
  /** The complete code, including hidden lines. */
  code: string;
  /** Line of the opening fence in the page's file. */
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
  /** 1-based numbers of the visible lines that are highlighted, added and removed. */
  highlight: number[];
  ins: number[];
  del: number[];
  /** Whether the block is always folded or never folded. If undefined, long blocks are folded. */
  fold?: boolean;
  /** Whether `[text](address)` in the code becomes a link (`js-with-links`), and `<details>` can fold parts of it. */
  links: boolean;
  details: boolean;
  /** Id of the heading above; `''` before the first heading. */
  anchor: string;
}

/** An option key in the visible code of a fence. */
export interface OptionKey {
  /** Line of the key in the visible code, 1-based. */
  line: number;
  /** Name of the key as it appears in the code, without quotes. */
  name: string;
  /** Id of the fact that documents the option: `option:output.clean`. */
  fact: string;
}

/** Records where on a page a fact is documented. */
export interface Claim {
  /** Fact id as the author wrote it: `option:output.path`. */
  fact: string;
  /** Id on the page. Links to the fact use it as their hash. */
  anchor: string;
  line: number;
  /** Whether the claim is made by a heading, by a table row or list item, or by `<Facts>`. */
  by: 'heading' | 'row' | 'component';
  /** Whether a heading claims the fact implicitly, because its text is the fact's name. */
  implied?: true;
}

/** Text below one heading, for search and `llms.txt`. */
export interface TextSection {
  /** Id of the heading; `''` for the text before the first heading. */
  id: string;
  title: string;
  level: number;
  /** Prose and inline code as plain text, with white space collapsed. */
  text: string;
  /** Code of the fences in the section, as plain text. */
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
  /** The package that a README page documents. */
  package?: { name: string; version: string };
  /** Date of the last change, in ISO format. */
  updated?: string | undefined;
  /** Page title as plain text. */
  title: string;
  /** Description of at most 160 characters, from the front matter or else from the first paragraph. */
  description: string;
  /** Static HTML of the prose (markup contract in docs/architecture.md). */
  html: string;
  /** All headings in order, flat; `src/model` nests them. */
  headings: Anchor[];
  /** All ids on the page, including aliases. */
  ids: string[];
  links: FoundLink[];
  fences: Fence[];
  claims: Claim[];
  /** Option keys in visible code, by fence index. Fences without keys are omitted. */
  optionKeys: Record<number, OptionKey[]>;
  sections: TextSection[];
  /** Absolute paths of the images, with their site addresses. */
  images: { file: string; url: string }[];
  /**
   * Other files that the page depends on (drawings, and images whose dimensions were read), with their content hashes.
   */
  inputs: { file: string; hash: string }[];
  /** Whether any element has a `style` attribute. */
  inlineStyles: boolean;
  problems: Problem[];
}

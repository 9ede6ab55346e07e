import GithubSlugger from 'github-slugger';
import { toWrite } from '../../checks/pages/placeholders.ts';
import type { Fact, Facts } from '../../facts/types.ts';
import { didYouMean } from '../../src/model/nearest.ts';
import { lastPart } from '../../src/model/last-part.ts';

/** A page, or a section at the end of a page, that `npm run new` writes from a template. */
export interface Template {
  /** Path in the content folder of the page that is created or extended. */
  path: string;
  /** Front matter of the new page, which is used if the page doesn't exist yet. */
  frontMatter: string;
  /** Markdown text of the new section or page. */
  body: string;
  /**
   * Whether `npm run new` must create a new page. A guide, for example, is a new page, but an option is part of an
   * existing one.
   */
  isPage: boolean;
  /** Id of the option, hook, or plugin that the new text documents. No page may document it yet. */
  documents?: string;
  /** SVG diagrams next to the new page: the source of each, by file name. */
  drawings?: Record<string, string>;
}

/** Options of `npm run new` besides the kind and the name. */
interface TemplateOptions {
  /** Whether to create an `.mdx` file, which can use components. */
  mdx?: boolean;
  /** Date of a new blog post, in ISO format. */
  day?: string;
}

/** Kinds of templates, with their descriptions for the usage message. */
export const templateKinds = {
  option: 'output.path      a section of the page about output',
  hook: 'Compiler.emit    a section of the page about compiler hooks',
  error: 'BuildCycleError  a section of the page about errors',
  plugin: 'BannerPlugin     a page with a table of its options',
  loader: 'css-loader       an entry in the list of README pages, for an installed package',
  guide: 'my title         a page with an example project',
  concept: 'my title         a page',
  post: 'my title         a blog post, dated today',
} as const;

/** Page in `configuration/` that documents each top-level option whose page has another name. */
const optionPages: Record<string, string> = {
  entry: 'entry-context',
  context: 'entry-context',
  watchOptions: 'watch',
  watch: 'watch',
  externalsType: 'externals',
  externalsPresets: 'externals',
  devServer: 'dev-server',
};

const ownPages = new Set([
  'mode',
  'output',
  'module',
  'resolve',
  'optimization',
  'plugins',
  'cache',
  'devtool',
  'target',
  'externals',
  'performance',
  'node',
  'stats',
  'experiments',
]);

/** Page in `api/` that documents the hooks of each class. */
const hookPages: Record<string, string> = {
  Compiler: 'compiler-hooks',
  MultiCompiler: 'compiler-hooks',
  Compilation: 'compilation-hooks',
  NormalModule: 'compilation-hooks',
  ContextModuleFactory: 'contextmodulefactory-hooks',
  NormalModuleFactory: 'normalmodulefactory-hooks',
  JavascriptParser: 'parser',
  Resolver: 'resolvers',
  ResolverFactory: 'resolvers',
};

/**
 * Creates a page or section from the template of a kind.
 *
 * @param kind one of `templateKinds`
 * @param name `output.path`, `My title`, `BannerPlugin`, `Compiler.emit`
 * @throws Error if the kind is unknown, or the installed webpack has no such option, plugin, hook or error
 */
export function templateFor(kind: string, name: string, facts: Facts, options: TemplateOptions = {}): Template {
  switch (kind) {
    case 'option':
      return optionTemplate(factNamed('option', name, facts));
    case 'hook':
      return hookTemplate(factNamed('hook', name, facts));
    case 'plugin':
      return pluginTemplate(factNamed('plugin', name, facts), facts);
    case 'error':
      return errorTemplate(factNamed('error', name, facts));
    case 'loader':
      return loaderTemplate(name);
    case 'guide':
    case 'concept':
      return proseTemplate(kind, name, options);
    case 'post':
      return postTemplate(name, options);
    default: {
      const kinds = Object.keys(templateKinds);
      throw new Error(`There is no template for “${kind}”.${didYouMean(kind, kinds)} Use one of ${kinds.join(', ')}.`);
    }
  }
}

function factNamed(kind: 'option' | 'hook' | 'plugin' | 'error', name: string, facts: Facts): Fact {
  const fact =
    facts.byId.get(`${kind}:${name}`) ?? facts.ofKind(kind).find((candidate) => candidate.name.endsWith(`.${name}`));
  if (fact) return fact;
  const suggestion = didYouMean(
    name,
    facts.ofKind(kind).map((candidate) => candidate.name),
  );
  throw new Error(
    `The installed webpack has no ${kind} ${name}.${suggestion} \`npm run facts -- --kind ${kind} --grep …\` lists them.`,
  );
}

function optionTemplate({ id, name, deprecated }: Fact): Template {
  const [top = name] = name.split(/[.[]/, 1);
  const page = ownPages.has(top) ? top : (optionPages[top] ?? 'other-options');
  const level = Math.min(name.split('.').length + (ownPages.has(top) ? 0 : 1), 4);
  return {
    path: `configuration/${page}.md`,
    frontMatter: frontMatter(titleFrom(page)),
    isPage: false,
    documents: id,
    body: [
      `${'#'.repeat(Math.max(level, 2))} \`${name}\` {${id}}`,
      deprecated ? toWrite.instead : toWrite.purpose,
      fence('js title="webpack.config.js"', 'export default {\n  mode: "production",\n  // …\n};'),
      toWrite.limits,
    ].join('\n\n'),
  };
}

function hookTemplate({ id, name, owner = '' }: Fact): Template {
  const page = hookPages[owner] ?? 'plugins';
  const variable = { Compiler: 'compiler', Compilation: 'compilation' }[owner] ?? 'owner';
  return {
    path: `api/${page}.md`,
    frontMatter: frontMatter(titleFrom(page)),
    isPage: false,
    documents: id,
    body: [
      `### \`${name.slice(owner.length + 1)}\` {${id}}`,
      toWrite.hook,
      fence(
        'js',
        `class ExamplePlugin {\n  apply(compiler) {\n    ${variable}.hooks.${lastPart(name)}.tap("ExamplePlugin", () => {\n      // …\n    });\n  }\n}`,
      ),
    ].join('\n\n'),
  };
}

function pluginTemplate({ id, name }: Fact, facts: Facts): Template {
  const short = lastPart(name);
  const slug = short.replaceAll(/([a-z\d])(?=[A-Z])/g, '$1-').toLowerCase();
  const options = facts
    .ofKind('plugin-option')
    .filter(({ owner, name: option }) => owner === name || option.startsWith(`${name}.`));
  const rows = options.map((option) => `| \`${option.name.slice(name.length + 1)}\` | |`);
  return {
    path: `plugins/${slug}.md`,
    frontMatter: frontMatter(short, 'webpack'),
    isPage: true,
    documents: id,
    body: [
      toWrite.purpose,
      `## Usage {${id}}`,
      fence(
        'js title="webpack.config.js"',
        `import webpack from "webpack";\n\nexport default {\n  plugins: [\n    // new webpack.${name}({ … }),\n  ],\n};`,
      ),
      ...(options.length > 0
        ? [`## Options {plugin-option:${name}.*}`, `| Option | What it does |\n|---|---|\n${rows.join('\n')}`]
        : []),
      '## Examples',
      toWrite.work,
      fence('js run', `import webpack from "webpack";\n\nconsole.log(typeof webpack.${name});`),
      fence('text output', 'function'),
      `W> ${toWrite.limits}`,
    ].join('\n\n'),
  };
}

function errorTemplate({ id, name, text }: Fact): Template {
  return {
    path: 'errors/index.md',
    frontMatter: frontMatter('Errors'),
    isPage: false,
    documents: id,
    body: [
      `### \`${name}\` {${id}}`,
      toWrite.fault,
      fence('text', text?.[0] ?? 'The message as it is printed.'),
      toWrite.cure,
    ].join('\n\n'),
  };
}

/**
 * Creates a line for the list of README pages. These pages are generated, so the author only adds the npm package to
 * the list.
 */
function loaderTemplate(name: string): Template {
  return {
    path: 'loaders/packages.yaml',
    frontMatter: '',
    isPage: false,
    body: `- package: ${name}`,
  };
}

function postTemplate(title: string, { mdx = false, day = '2026-01-01' }: TemplateOptions): Template {
  return {
    path: `blog/${day}-${slugFrom(title)}.${mdx ? 'mdx' : 'md'}`,
    frontMatter: frontMatter(titleFrom(title)).replace('\nsort: 99', `\ndate: ${day}`),
    isPage: true,
    body: [toWrite.news, '## What you can do now', ...exampleRun, '## What to change', `W> ${toWrite.change}`].join(
      '\n\n',
    ),
  };
}

function proseTemplate(kind: 'guide' | 'concept', name: string, { mdx = false }: TemplateOptions): Template {
  const slug = slugFrom(name);
  const words = slug.split('-');
  const project = words.find((word) => !smallWords.has(word)) ?? words[0];
  const figure = `<Diagram src="./${slug}.svg" title="${titleFrom(name)}">${toWrite.drawing}</Diagram>`;
  const guide = [
    toWrite.goal,
    figure,
    '## Starting point',
    fence(`bash project=${project}`, 'npm install --save-dev webpack webpack-cli'),
    fence(`js title="src/index.js" project=${project}`, 'console.log("…");'),
    '## First step',
    fence(
      `js title="webpack.config.js" project=${project}`,
      'export default {\n  mode: "production",\n  entry: "./src/index.js",\n};',
    ),
    fence(`bash project=${project}`, 'npx webpack'),
    fence(`text output project=${project}`, ''),
    `T> ${toWrite.tip}`,
    '## Options',
    toWrite.options,
    '<Facts of="option:mode" />',
  ];
  const concept = [
    toWrite.model,
    figure,
    '## Why it exists',
    toWrite.reason,
    '## How it works',
    toWrite.work,
    ...exampleRun,
    `T> ${toWrite.tip}`,
  ];
  return {
    path: `${kind}s/${slug}.${mdx ? 'mdx' : 'md'}`,
    frontMatter: frontMatter(titleFrom(name)),
    isPage: true,
    body: (kind === 'guide' ? guide : concept).join('\n\n'),
    drawings: { [`${slug}.svg`]: startOfDrawing },
  };
}

/** Words in the title of a guide that say nothing about its example. The example project isn't named after them. */
const smallWords = new Set(
  'a an the your my our its to of in on at by for from with without and or how what when why where is are do does use using'.split(
    ' ',
  ),
);

/** A script and its expected output, as code blocks of the new page. The example check compares both. */
const exampleRun = [
  fence('js run', 'import webpack from "webpack";\n\nconsole.log(typeof webpack.Compiler);'),
  fence('text output', 'function'),
];

/** SVG diagram for a new page, with two boxes and an arrow. Its classes have colors in both themes. */
const startOfDrawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 344 60" font-family="system-ui, sans-serif">
  <g class="d-step">
    <rect class="d-box" x="4" y="8" width="120" height="44" rx="6"/>
    <text class="d-text" x="64" y="35" text-anchor="middle" font-size="13">before</text>
  </g>
  <g class="d-step">
    <path class="d-line" d="M124 30 L218 30" fill="none"/>
    <path class="d-line" d="M211 26.5 L218 30 L211 33.5" fill="none"/>
    <rect class="d-box-accent" x="220" y="8" width="120" height="44" rx="6"/>
    <text class="d-text" x="280" y="35" text-anchor="middle" font-size="13">after</text>
  </g>
</svg>
`;

function frontMatter(title: string, group?: string): string {
  return [
    '---',
    `title: ${title}`,
    `description: One sentence of 80 to 160 characters that says what the page “${title}” is for.`,
    'sort: 99',
    ...(group ? [`group: ${group}`] : []),
    'contributors: []',
    '---',
  ].join('\n');
}

/** Converts a page title to a slug: `Night Sky` becomes `night-sky`. */
function slugFrom(title: string): string {
  const slug = new GithubSlugger().slug(title.replaceAll(/[\s_]+/g, ' ').trim());
  if (slug === '') throw new Error(`“${title}” contains no letter that a URL can use.`);
  return slug;
}

/** Adjusts the heading level of a new section, so that no level is skipped on the page. */
export function fitHeading(body: string, page: string): string {
  const last = [...page.replaceAll(/^(`{3,}|~{3,})[^]*?^\1/gm, '').matchAll(/^(#{2,6}) /gm)].at(-1)?.[1] ?? '#';
  return body.replace(/^#+/, (marks) => marks.slice(0, last.length + 1));
}

function titleFrom(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function fence(info: string, code: string): string {
  return `\`\`\`${info}\n${code}${code === '' ? '' : '\n'}\`\`\``;
}

import type { Fact, Facts } from '../../facts/types.ts';
import { didYouMean } from '../nearest.ts';

/** What `npm run new` writes: a page, or a section at the end of one. */
export interface Frame {
  /** Path in the content folder. */
  path: string;
  /** Front matter, for the case that the page does not exist yet. */
  frontMatter: string;
  /** The section, or the page's text. */
  body: string;
  /** Whether the page must be new: a guide is a page of its own, an option a part of one. */
  isPage: boolean;
}

/** Pages of `configuration/` that hold more than the option they are named after. */
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

/** Pages of `api/` by the owner of their hooks. */
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
 * The frame for an option, a guide, a concept, a plugin or a hook.
 *
 * @param kind `option`, `guide`, `concept`, `plugin` or `hook`
 * @param name `output.path`, `my-title`, `BannerPlugin`, `Compiler.emit`
 * @throws Error when there is no such kind, or no such option, plugin or hook in the installed webpack
 */
export function frameFor(kind: string, name: string, facts: Facts): Frame {
  switch (kind) {
    case 'option':
      return optionFrame(factNamed('option', name, facts));
    case 'hook':
      return hookFrame(factNamed('hook', name, facts));
    case 'plugin':
      return pluginFrame(factNamed('plugin', name, facts), facts);
    case 'guide':
    case 'concept':
      return proseFrame(kind, name);
    default:
      throw new Error(
        `There is no frame for “${kind}”.${didYouMean(kind, ['option', 'guide', 'concept', 'plugin', 'hook'])} Use option, guide, concept, plugin or hook.`,
      );
  }
}

function factNamed(kind: 'option' | 'hook' | 'plugin', name: string, facts: Facts): Fact {
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

function optionFrame({ id, name, deprecated }: Fact): Frame {
  const top = name.split(/[.[]/, 1)[0]!;
  const page = ownPages.has(top) ? top : (optionPages[top] ?? 'other-options');
  const level = Math.min(name.split('.').length + (ownPages.has(top) ? 0 : 1), 4);
  return {
    path: `configuration/${page}.md`,
    frontMatter: frontMatter(titleFrom(page)),
    isPage: false,
    body: [
      `${'#'.repeat(Math.max(level, 2))} \`${name}\` {${id}}`,
      deprecated ? 'What to use instead, and how to move over.' : 'What it does, and when you want it.',
      fence('js title="webpack.config.js"', `export default {\n  // …\n};`),
      'What happens otherwise; what to watch out for; where to go next.',
    ].join('\n\n'),
  };
}

function hookFrame({ id, name, owner = '' }: Fact): Frame {
  const page = hookPages[owner] ?? 'plugins';
  const variable = { Compiler: 'compiler', Compilation: 'compilation' }[owner] ?? 'owner';
  return {
    path: `api/${page}.md`,
    frontMatter: frontMatter(titleFrom(page)),
    isPage: false,
    body: [
      `### \`${name.slice(owner.length + 1)}\` {${id}}`,
      'When it runs, what is known by then, and what a plugin does with it.',
      fence(
        'js',
        `class ExamplePlugin {\n  apply(compiler) {\n    ${variable}.hooks.${name.split('.').at(-1)}.tap("ExamplePlugin", () => {\n      // …\n    });\n  }\n}`,
      ),
    ].join('\n\n'),
  };
}

function pluginFrame({ id, name }: Fact, facts: Facts): Frame {
  const short = name.split('.').at(-1)!;
  const slug = short.replaceAll(/([a-z\d])(?=[A-Z])/g, '$1-').toLowerCase();
  const options = facts
    .ofKind('plugin-option')
    .filter(({ owner, name: option }) => owner === name || option.startsWith(`${name}.`));
  const rows = options.map((option) => `| \`${option.name.slice(name.length + 1)}\` | |`);
  return {
    path: `plugins/${slug}.md`,
    frontMatter: frontMatter(short, 'webpack'),
    isPage: true,
    body: [
      'What it does, and when you want it.',
      `## Usage {${id}}`,
      fence(
        'js title="webpack.config.js"',
        `import webpack from "webpack";\n\nexport default {\n  plugins: [new webpack.${name}({})],\n};`,
      ),
      ...(options.length > 0
        ? [`## Options {plugin-option:${name}.*}`, `| Option | What it does |\n|---|---|\n${rows.join('\n')}`]
        : []),
      '## Examples',
      'A project that is built here, and what comes out.',
    ].join('\n\n'),
  };
}

function proseFrame(kind: 'guide' | 'concept', name: string): Frame {
  const project = name.split('-')[0]!;
  const guide = [
    'What you will have at the end, in a sentence or two.',
    '## Starting point',
    fence(`bash project=${project}`, 'npm install --save-dev webpack webpack-cli'),
    fence(`js title="src/index.js" project=${project}`, 'console.log("…");'),
    '## First step',
    fence(
      `js title="webpack.config.js" project=${project}`,
      'export default {\n  mode: "production",\n  entry: "./src/index.js",\n};',
    ),
    fence(`bash project=${project}`, 'npx webpack'),
    '`npm run check:examples -- --write` fills in what is printed:',
    fence(`text output project=${project}`, ''),
  ];
  const concept = [
    'The model in the head, before any option.',
    '## Why it exists',
    '## How it works',
    '## Where to go next',
  ];
  return {
    path: `${kind}s/${name}.md`,
    frontMatter: frontMatter(titleFrom(name)),
    isPage: true,
    body: (kind === 'guide' ? guide : concept).join('\n\n'),
  };
}

function frontMatter(title: string, group?: string): string {
  return [
    '---',
    `title: ${title}`,
    'description: One sentence of 80 to 160 characters that says what the page is for.',
    'sort: 99',
    ...(group ? [`group: ${group}`] : []),
    'contributors: []',
    '---',
  ].join('\n');
}

function titleFrom(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words[0]!.toUpperCase() + words.slice(1);
}

function fence(info: string, code: string): string {
  return `\`\`\`${info}\n${code}${code === '' ? '' : '\n'}\`\`\``;
}

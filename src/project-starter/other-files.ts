/** Pages, styles, types and what git leaves out. */
import { hasDeclarations } from './package-json.ts';
import { item, option, printValue, type Entry } from './print-value.ts';
import { because, type Line, type ProjectFile } from './project.ts';
import type { Answers } from './questions.ts';
import { titles } from './sources.ts';
import { traitsOf } from './traits.ts';

/** The HTML files that the reader writes: entries, or templates of the plugin. */
export function pageFiles(answers: Answers): ProjectFile[] {
  const { ownPage, entries, jsx, script } = traitsOf(answers);
  if (!ownPage || answers.html === 'generated') return [];
  return entries.map((name) => ({
    path: `src/${name}.html`,
    lines: [
      '<!doctype html>',
      '<html lang="en">',
      '  <head>',
      '    <meta charset="utf-8" />',
      '    <meta name="viewport" content="width=device-width, initial-scale=1" />',
      `    <title>${titles[name] ?? name}</title>`,
      '  </head>',
      '  <body>',
      '    <div id="app"></div>',
      ...(answers.html === 'entry'
        ? [
            because(
              `    <script type="module" src="./${name}.${jsx ? `${script}x` : script}"></script>`,
              'webpack builds this script and writes its new URL here.',
              '/guides/native-html/#html-entry',
            ),
          ]
        : []),
      '  </body>',
      '</html>',
    ],
  }));
}

const styles: Record<Answers['styles'], Line[]> = {
  none: [],
  css: ['h1 {', '  color: teal;', '}'],
  modules: [
    because('.title {', 'Only files that import this one can use the class.', '/guides/native-css/#css-modules'),
    '  color: teal;',
    '}',
  ],
  sass: ['$accent: teal;', '', 'h1 {', '  color: $accent;', '}'],
  less: ['@accent: teal;', '', 'h1 {', '  color: @accent;', '}'],
  postcss: [
    'h1 {',
    '  color: teal;',
    because(
      '  user-select: none;',
      'Autoprefixer adds a prefix for Safari.',
      '/guides/native-css/#6-keep-using-preprocessors-sass-less-postcss',
    ),
    '}',
  ],
};

/** The stylesheet. */
export function styleFiles(answers: Answers): ProjectFile[] {
  const { styles: path } = traitsOf(answers);
  return path === undefined ? [] : [{ path: `src/${path}`, lines: styles[answers.styles] }];
}

/** `tsconfig.json`, and declarations of files that TypeScript cannot read. */
export function typeFiles(answers: Answers): ProjectFile[] {
  const { typescript, styles: styleFile, vue, compiler, hot } = traitsOf(answers);
  if (!typescript) return [];
  const guide = '/guides/typescript/';
  const declarations = hasDeclarations(answers);
  const node = answers.goal === 'node';
  const types = [hot && '"webpack/module"', answers.framework === 'svelte' && '"svelte"', node && '"node"'];
  const lib = node ? '["es2023"]' : '["es2023", "dom", "dom.iterable"]';
  const compilerOptions: Entry[] = [
    option('target', '"es2023"'),
    option('lib', lib),
    option('module', '"esnext"'),
    option(
      'moduleResolution',
      '"bundler"',
      'Makes TypeScript resolve modules the way webpack does.',
      `${guide}#check-types-next-to-the-build`,
    ),
    option('types', `[${types.filter((type) => type !== false).join(', ')}]`),
    option('strict', 'true'),
    ...jsxOptions(answers),
    ...(declarations
      ? [
          option('declaration', 'true'),
          option(
            'emitDeclarationOnly',
            'true',
            'TypeScript writes only .d.ts files.',
            '/guides/author-libraries/#type-declarations',
          ),
          option('rootDir', '"src"'),
          option('outDir', '"dist"'),
        ]
      : [option('noEmit', 'true', 'TypeScript checks types. webpack writes the files.')]),
    option('skipLibCheck', 'true'),
    option('allowImportingTsExtensions', 'true', 'Lets imports name the real file, such as ./app.ts.'),
    option(
      'isolatedModules',
      'true',
      'Compilers see one file at a time. TypeScript reports code that needs more than that.',
    ),
    option('verbatimModuleSyntax', 'true', 'Requires import type for types, so every compiler knows what to remove.'),
    ...(compiler === undefined
      ? [
          option(
            'erasableSyntaxOnly',
            'true',
            'webpack only strips types, so TypeScript reports enums as errors.',
            `${guide}#basic-setup`,
          ),
        ]
      : []),
  ];
  const declared: Line[] = [
    ...(styleFile === undefined
      ? []
      : [
          `declare module "*${answers.styles === 'modules' ? '.module.css' : styleFile.slice(styleFile.indexOf('.'))}";`,
        ]),
    ...(vue
      ? [
          ...(styleFile === undefined ? [] : ['']),
          'declare module "*.vue" {',
          '  import type { DefineComponent } from "vue";',
          '',
          '  const component: DefineComponent<{ title: string }>;',
          '  export default component;',
          '}',
        ]
      : []),
  ];
  const config: Entry[] = [option('compilerOptions', compilerOptions), option('include', { items: [item('"src"')] })];
  return [
    { path: 'tsconfig.json', lines: printValue(config, '', '', { indent: '', json: true }) },
    ...(declared.length > 0
      ? [
          {
            path: 'src/files.d.ts',
            lines: withReason(declared, 'TypeScript can’t read these files.', `${guide}#importing-other-assets`),
          },
        ]
      : []),
  ];
}

function withReason([first = '', ...rest]: readonly Line[], says: string, href: string): Line[] {
  return [typeof first === 'string' ? because(first, says, href) : first, ...rest];
}

function jsxOptions({ framework }: Answers): Entry[] {
  if (framework === 'react') return [option('jsx', '"react-jsx"')];
  return framework === 'preact' ? [option('jsx', '"react-jsx"'), option('jsxImportSource', '"preact"')] : [];
}

/** `.gitignore`. */
export const gitignore: ProjectFile = {
  path: '.gitignore',
  lines: ['node_modules', because('dist', 'Each build recreates it.', '/configuration/output/#outputpath')],
};

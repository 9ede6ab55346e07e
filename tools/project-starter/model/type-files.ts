import { hasDeclarations } from './scripts.ts';
import { type Entry, item, option, printValue } from './print-value.ts';
import { because, type Line, type ProjectFile } from './project.ts';
import type { ReasonName } from './text-names.ts';
import type { Answers } from './questions.ts';
import { traitsOf } from './traits.ts';

/** Returns the `tsconfig.json` of a generated project, and type declarations for files that aren't TypeScript. */
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
    option('moduleResolution', '"bundler"', 'moduleResolution', `${guide}#check-types-next-to-the-build`),
    option('types', `[${types.filter((type) => type !== false).join(', ')}]`),
    option('strict', 'true'),
    ...jsxOptions(answers),
    ...(declarations
      ? [
          option('declaration', 'true'),
          option('emitDeclarationOnly', 'true', 'onlyDeclarations', '/guides/author-libraries/#type-declarations'),
          option('rootDir', '"src"'),
          option('outDir', '"dist"'),
        ]
      : [option('noEmit', 'true', 'noEmit')]),
    option('skipLibCheck', 'true'),
    option('allowImportingTsExtensions', 'true', 'tsExtensions'),
    option('isolatedModules', 'true', 'isolatedModules'),
    option('verbatimModuleSyntax', 'true', 'verbatimModules'),
    ...(compiler === undefined ? [option('erasableSyntaxOnly', 'true', 'erasableSyntax', `${guide}#basic-setup`)] : []),
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
            lines: withReason(declared, 'unreadableFiles', `${guide}#importing-other-assets`),
          },
        ]
      : []),
  ];
}

function withReason([first = '', ...rest]: readonly Line[], says: ReasonName, href: string): Line[] {
  return [typeof first === 'string' ? because(first, says, href) : first, ...rest];
}

function jsxOptions({ framework }: Answers): Entry[] {
  if (framework === 'react') return [option('jsx', '"react-jsx"')];
  return framework === 'preact' ? [option('jsx', '"react-jsx"'), option('jsxImportSource', '"preact"')] : [];
}

/** Generates the `package.json` of a project. */
import { runtimePackages, toolPackages } from './packages.ts';
import { type Entry, item, option, printValue, type Value } from './print-value.ts';
import type { Package, ProjectFile } from './project.ts';
import type { ReasonName } from './text-names.ts';
import { type NodeNeed, nodeRange } from './node-need.ts';
import type { Answers } from './questions.ts';
import { hasDeclarations, quoted, scripts } from './scripts.ts';
import { traitsOf } from './traits.ts';

/**
 * Packages by name as the site documents them: the version (`5.112.2` for `webpack`), and the Node.js releases it runs
 * on.
 */
export type Versions = Readonly<Record<string, { version: string; node: NodeNeed }>>;

/** Browserslist queries of generated projects. webpack, Babel, SWC, and Autoprefixer all use them. */
const browserLists = {
  recent: ['chrome >= 124', 'edge >= 124', 'firefox >= 125', 'safari >= 17.4'],
  older: ['chrome >= 80', 'edge >= 80', 'firefox >= 74', 'safari >= 13.1'],
} as const;

const list = (texts: readonly string[]) => `[${texts.map(quoted).join(', ')}]`;

/**
 * Returns the `package.json` of a generated project, with explanations of its lines.
 *
 * @param given versions of packages, and the releases of Node.js that the project runs on
 * @throws Error if a package has no version
 */
export function packageJson(
  name: string,
  answers: Answers,
  { versions, node }: { versions: Versions; node: NodeNeed },
): ProjectFile {
  const published = answers.goal === 'library';
  const entries: Entry[] = [
    option('name', quoted(name)),
    option('version', quoted(published ? '0.1.0' : '1.0.0')),
    ...(published ? [] : [option('private', 'true', 'private')]),
    option('type', '"module"', 'typeModule', '/guides/ecma-script-modules/#flagging-modules-as-esm'),
    ...(published ? libraryFields(answers) : []),
    option('scripts', scripts(answers)),
    ...(published ? [] : [option('engines', [option('node', quoted(nodeRange(node)), 'engines')])]),
    ...(answers.browsers === 'node'
      ? []
      : [
          option(
            'browserslist',
            { items: browserLists[answers.browsers].map((query) => item(quoted(query))) },
            browserReason(answers),
            '/configuration/target/',
          ),
        ]),
    ...(published
      ? peers(runtimePackages(answers), versions)
      : depend('dependencies', runtimePackages(answers), versions)),
    ...depend('devDependencies', toolPackages(answers), versions),
  ];
  return { path: 'package.json', lines: printValue(entries, '', '', { indent: '', json: true }) };
}

function browserReason({ styles, browsers }: Answers): ReasonName {
  if (styles === 'postcss') return browsers === 'older' ? 'browsersCompilerAutoprefixer' : 'browsersAutoprefixer';
  return browsers === 'older' ? 'browsersCompiler' : 'browsers';
}

function depend(key: string, packages: Package[], versions: Versions): Entry[] {
  if (packages.length === 0) return [];
  return [
    option(
      key,
      packages.map(({ name, why }) => option(name, quoted(`^${versionOf(name, versions)}`), why.says, why.href)),
    ),
  ];
}

function peers(packages: Package[], versions: Versions): Entry[] {
  const [first, ...rest] = packages.map(({ name }) =>
    option(name, quoted(`>=${versionOf(name, versions).split('.')[0]}`)),
  );
  if (first === undefined) return [];
  const href = '/guides/author-libraries/#externalize-lodash';
  return [option('peerDependencies', [{ ...first, why: { says: 'peers', href } }, ...rest])];
}

function versionOf(name: string, versions: Versions): string {
  const version = versions[name]?.version;
  if (version === undefined) throw new Error(`The project starter needs the version of ${name}: is it installed?`);
  return version;
}

function libraryFields(answers: Answers): Entry[] {
  const { styles } = traitsOf(answers);
  const types: Entry[] = hasDeclarations(answers) ? [option('types', '"./dist/index.d.ts"')] : [];
  const conditions: Entry[] =
    answers.output === 'umd'
      ? [...types, option('import', '"./dist/index.js"'), option('require', '"./dist/index.umd.cjs"')]
      : [...types, option('default', '"./dist/index.js"')];
  const exported: Value = [
    option('.', conditions),
    ...(styles === undefined ? [] : [option('./style.css', '"./dist/index.css"')]),
  ];
  return [
    option('exports', exported, 'exportsField', '/guides/package-exports/'),
    option('files', list(['dist']), 'publishedFiles', '/guides/author-libraries/#final-steps'),
    option(
      'sideEffects',
      styles === undefined ? 'false' : list(['*.css', '*.scss', '*.less']),
      'sideEffects',
      '/guides/tree-shaking/',
    ),
  ];
}

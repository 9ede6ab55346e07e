/**
 * The smallest project that a configuration can be built with. The page has only the configuration, so its source files
 * are empty, and stand-ins take the place of its other files and of packages.
 */
import type { Project } from '../../../../src/model/project.ts';
import path from '../../../../src/model/posix-path.ts';
import type { CheckedConfiguration } from '../../model/answer.ts';
import { nodeModules } from '../../model/node-modules.ts';
import type { ConfigurationLanguage } from '../../model/question.ts';
import { nodesOf, parseSource, textOf, type ParsedSource } from '../source/read-source.ts';
import { shapeOf } from '../source/source-shape.ts';

const configurationFiles: Record<ConfigurationLanguage, string> = {
  cjs: 'webpack.config.js',
  mjs: 'webpack.config.mjs',
  ts: 'webpack.config.ts',
  json: 'webpack.config.json',
};

/** A module that can be called, constructed, merged, applied as a plugin and run as a loader, and does nothing. */
const standIn = `// Stands in for a module that only your project has.
function standIn() {}
standIn.prototype.apply = () => {};
const absent = ['then', '__esModule', 'pitch', 'raw'];

module.exports = new Proxy(standIn, {
  get: (own, key, self) => (key in own || typeof key === 'symbol' ? own[key] : absent.includes(key) ? undefined : self),
  apply: (own, that, given) =>
    given.every((one) => typeof one === 'object') ? Object.assign({}, ...given) : given[0],
});
`;

/** Directory that the validation runs a configuration in. */
const checkedIn = '/project';

/** File names that a configuration mentions, and that a build may read. */
const sourceFile = /^[\w@./-]+\.(?:[cm]?[jt]sx?|json|html|ejs|css|scss|sass|less|vue|svelte)$/;

const configurationFile = /(?:^|\/)webpack\.config\.\w+$/;

/** Whether a module is a file of the project. */
const isFile = (name: string): boolean => /^\.{0,2}\//.test(name);

/** A project without binary files. */
export interface TextProject extends Project {
  files: Record<string, string>;
}

/** A configuration to build. */
export interface ToBuild {
  text: string;
  language: ConfigurationLanguage;
  /** As it is typed, with `npx webpack` or without. */
  commandLine: string;
  /** Its validation, which has the entry points; empty if it couldn't be run. */
  configurations: readonly Pick<CheckedConfiguration, 'leaves'>[];
}

/**
 * Creates the project of a configuration.
 * @param available names of packages that need no stand-in
 */
export function standInProject(
  { text, language, commandLine, configurations }: ToBuild,
  available: ReadonlySet<string>,
): TextProject {
  const source = parseSource(text, language);
  const strings = nodesOf(source.top, ['String']).map((node) => textOf(source, node).slice(1, -1));
  // A configuration that refers to files above it is put into a directory, so that they are in the project.
  const directory = strings.some((one) => one.startsWith('../')) ? 'config' : '';
  const configuration = path.join(directory, configurationFiles[language]);
  const loaded = loadedModules(source);
  const entered = configurations.flatMap((one) => entriesOf(one, directory));
  const packages = [...loaded, ...loadersIn(strings), ...entered].filter(
    (name) => !isFile(name) && !nodeModules.has(name.replace(/^node:/, '')) && !available.has(packageOf(name)),
  );
  const besides = (file: string): string => path.join('/', directory, file);
  const files: [file: string, content: string][] = [
    ['/src/index.js', ''],
    ...strings
      .filter((one) => (isFile(one) || sourceFile.test(one)) && !configurationFile.test(one))
      .map((one) => withContent(besides(one))),
    ...filesRead(text).map((file): [string, string] => [besides(file), '']),
    ...entered.filter(isFile).map(withContent),
    ...loaded.filter(isFile).map((file): [string, string] => [withExtension(besides(file)), moduleOf(file)]),
    ...packages.flatMap(filesOfPackage),
    [path.join('/', configuration), text],
  ];
  return {
    files: Object.fromEntries(files.map(([file, content]) => [file.slice(1), content])),
    commandLine: commandFor(commandLine, directory && configuration),
  };
}

/** The file of a project's configuration. */
export function configurationIn({ files }: Project): string {
  return Object.keys(files).find((file) => configurationFile.test(file)) ?? '';
}

/** Modules that a configuration imports or requires. */
function loadedModules(source: ParsedSource): string[] {
  const required = [...source.text.matchAll(/\b(?:require(?:\.resolve)?|import)\(\s*(['"])([^'"\n]+)\1/g)];
  const imported = shapeOf(source).imports.map(({ specifier }) => specifier);
  return [...imported, ...required.map(([, , name = '']) => name)];
}

/** Loaders that are packages, also of requests such as `style-loader!css-loader?modules`. */
function loadersIn(strings: readonly string[]): string[] {
  const requests = strings.flatMap((one) => one.split('!')).map((one) => one.replace(/\?.*/, ''));
  return requests.filter((one) => /^(?:@[\w.-]+\/)?[\w.-]+-loader$/.test(one));
}

/** Files that a configuration reads, such as certificates. */
function filesRead(text: string): string[] {
  return [...text.matchAll(/\breadFileSync\([^;\n]*?(['"])([\w./-]+)\1\s*\)/g)].map(([, , file = '']) => file);
}

/** Entry points: files as paths from `/`, which is the project, and requests of packages. */
function entriesOf({ leaves }: ToBuild['configurations'][number], directory: string): string[] {
  const stringsAt = (is: (keys: string[]) => boolean): string[] =>
    leaves.filter((leaf) => is(leaf.path.map(String))).flatMap(({ text }) => stringsIn(text));
  const inProject = (file: string): string => path.join('/', directory, path.relative(checkedIn, file));
  const [context = checkedIn] = stringsAt((keys) => keys.join('.') === 'context');
  const [extension] = stringsAt((keys) => keys.join('.') === 'resolve.extensions');
  return stringsAt((keys) => keys[0] === 'entry' && keys.at(-1) === 'import')
    .map((request) => request.replace(/^.*!|\?.*$/g, ''))
    .map((request) => {
      if (!isFile(request)) return request;
      if (path.isAbsolute(request)) return withExtension(inProject(request), extension);
      return withExtension(path.join(context === checkedIn ? '/' : inProject(context), request), extension);
    });
}

/** String literals in the source of a value, as the worker writes it. */
function stringsIn(text: string): string[] {
  return [...text.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([literal]) => JSON.parse(literal) as string);
}

/** A file without content, or with the least that is valid in its language. */
function withContent(file: string): [file: string, content: string] {
  const full = withExtension(file);
  return [full, /loader/.test(full) || full.endsWith('.json') ? moduleOf(full) : ''];
}

function moduleOf(file: string): string {
  return file.endsWith('.json') ? '{ "name": "project", "version": "1.0.0" }\n' : standIn;
}

function withExtension(file: string, extension = '.js'): string {
  return sourceFile.test(file) ? file : `${file.replace(/\/$/, '')}${extension}`;
}

/** `@scope/name` of `@scope/name/file`. */
function packageOf(request: string): string {
  return request.split('/', request.startsWith('@') ? 2 : 1).join('/');
}

function filesOfPackage(request: string): [file: string, content: string][] {
  const name = packageOf(request);
  const home = `/node_modules/${name}`;
  return [
    [`${home}/package.json`, `${JSON.stringify({ name, version: '1.0.0', main: 'index.js' })}\n`],
    [`${home}/index.js`, standIn],
    ...(request === name ? [] : [[withExtension(`/node_modules/${request}`), standIn] as [string, string]]),
  ];
}

/** Arguments for webpack: without those before the command, and with the place of the configuration if it isn't found. */
function commandFor(typed: string, configuration: string): string {
  const words = typed.replace(/^.*?\bwebpack(?:-cli)?(?=\s|$)/, '').replace(/(?:^|\s)(?:--config|-c)[\s=]\S+/g, '');
  return `${words} ${configuration && `--config ${configuration}`}`.trim();
}

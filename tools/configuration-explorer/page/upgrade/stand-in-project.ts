/**
 * Creates the smallest project in which a configuration can be built. The page has only the configuration, so source
 * files are empty, and stand-ins replace other files and packages.
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

/**
 * Code of a stand-in module that does nothing, but can be called, constructed, merged, applied as a plugin, and run as
 * a loader.
 */
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

/** Virtual folder in which the worker runs configurations. */
const checkedIn = '/project';

/** Matches names of source files that a configuration mentions and that a build may read. */
const sourceFile = /^[\w@./-]+\.(?:[cm]?[jt]sx?|json|html|ejs|css|scss|sass|less|vue|svelte)$/;

const configurationFile = /(?:^|\/)webpack\.config\.\w+$/;

/** Whether a request in a configuration refers to a project file rather than to a package. */
const isFile = (name: string): boolean => /^\.{0,2}\//.test(name);

/** A playground project that contains only text files. */
interface TextProject extends Project {
  files: Record<string, string>;
}

/** A webpack configuration to build in the browser. */
export interface ToBuild {
  text: string;
  language: ConfigurationLanguage;
  /** The webpack command line as the user typed it, with or without `npx webpack`. */
  commandLine: string;
  /**
   * Results of validating the configuration, which contain the entry points. Empty if the configuration couldn't be
   * run.
   */
  configurations: readonly Pick<CheckedConfiguration, 'leaves'>[];
}

/**
 * Creates a project with placeholder files in which a configuration can be built.
 * @param available names of packages that need no stand-in
 */
export function standInProject(
  { text, language, commandLine, configurations }: ToBuild,
  available: ReadonlySet<string>,
): TextProject {
  const source = parseSource(text, language);
  const strings = nodesOf(source.top, ['String']).map((node) => textOf(source, node).slice(1, -1));
  // If the configuration refers to files in its parent folder, put it into a subfolder, so that these files are in the
  // project.
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

/** Returns the path of the configuration file in the project. */
export function configurationIn({ files }: Project): string {
  return Object.keys(files).find((file) => configurationFile.test(file)) ?? '';
}

/** Returns the names of modules that a configuration imports or requires. */
function loadedModules(source: ParsedSource): string[] {
  const required = [...source.text.matchAll(/\b(?:require(?:\.resolve)?|import)\(\s*(['"])([^'"\n]+)\1/g)];
  const imported = shapeOf(source).imports.map(({ specifier }) => specifier);
  return [...imported, ...required.map(([, , name = '']) => name)];
}

/**
 * Returns the names of the loader packages in a configuration, including those in requests such as
 * `style-loader!css-loader?modules`.
 */
function loadersIn(strings: readonly string[]): string[] {
  const requests = strings.flatMap((one) => one.split('!')).map((one) => one.replace(/\?.*/, ''));
  return requests.filter((one) => /^(?:@[\w.-]+\/)?[\w.-]+-loader$/.test(one));
}

/** Returns the files that a configuration reads with `readFileSync`, such as certificates. */
function filesRead(text: string): string[] {
  return [...text.matchAll(/\breadFileSync\([^;\n]*?(['"])([\w./-]+)\1\s*\)/g)].map(([, , file = '']) => file);
}

/**
 * Returns the entry points of a configuration. Files are paths relative to the project, with `/` as the project's root,
 * and packages are requests.
 */
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

/** Returns the string literals in the source code of a configuration value. */
function stringsIn(text: string): string[] {
  return [...text.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([literal]) => JSON.parse(literal) as string);
}

/** Creates a file with the minimal content that is valid for its type. */
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

/** Returns the package name of a request (`@scope/name` for `@scope/name/file`). */
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

/**
 * Returns the command-line arguments after `npx webpack`. Adds `--config` if webpack wouldn't find the configuration by
 * itself.
 */
function commandFor(typed: string, configuration: string): string {
  const words = typed.replace(/^.*?\bwebpack(?:-cli)?(?=\s|$)/, '').replace(/(?:^|\s)(?:--config|-c)[\s=]\S+/g, '');
  return `${words} ${configuration && `--config ${configuration}`}`.trim();
}

/** The project that a configuration of `page/upgrade/testing/old-configurations.ts` belongs to: the least that it can be built with. */
import { builtinModules } from 'node:module';
import type { ConfigurationLanguage } from '../../model/question.ts';

/** Files by path. */
type Files = Record<string, string>;

const configurationFiles: Record<ConfigurationLanguage, string> = {
  cjs: 'webpack.config.js',
  mjs: 'webpack.config.mjs',
  ts: 'webpack.config.ts',
  json: 'webpack.config.json',
};

/** Modules of the project that configurations load, in place of an empty one. */
const ownModules: Files = {
  'mocks.js': 'module.exports = { orders: [], last() {} };\n',
};

/** Files that configurations read. */
const read: Files = { 'server.key': 'key', 'server.crt': 'certificate', 'ca.pem': 'authority' };

/** The configuration with the modules that it names, which are empty, and a `src/index.js`. */
export function projectOf(text: string, language: ConfigurationLanguage): Files {
  const named = [...text.matchAll(/'\.\/([\w/-]+)(?:\.js)?'/g)].map(([, name]) => `${name}.js`);
  const modules = ['src/index.js', ...named].map((file): [string, string] => [file, ownModules[file] ?? '']);
  return { ...read, ...Object.fromEntries(modules), [configurationFiles[language]]: text };
}

/** Names of the packages that a configuration loads, and of its loaders. */
export function packagesNamed(text: string): string[] {
  const loaded = [...text.matchAll(/(?:\brequire(?:\.resolve)?\(|^import .* from )'([^'.][^']*)'/gm)];
  const loaders = [...text.matchAll(/['"]([a-z-]+-loader)['"]/g)];
  const names = [...loaded, ...loaders].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !name.startsWith('node:') && !builtinModules.includes(name));
}

/** A package that is loaded and does nothing: a plugin, or a loader that gives its source back. */
export function idlePackage(name: string): Files {
  const idle = name.endsWith('-loader')
    ? 'module.exports = (source) => source;\n'
    : 'module.exports = class { apply() {} };\nmodule.exports.merge = (...all) => Object.assign({}, ...all);\n';
  return {
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
    [`node_modules/${name}/index.js`]: idle,
  };
}

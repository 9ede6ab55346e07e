/** The packages of the playground: those that a project may import, and the loaders and plugins that run in the worker. */

/** How a package gets into the playground. */
export type PackageKind =
  /** As its files, since they end up in bundles under their own names. */
  | 'library'
  /** As one bundled script in the place of its main file: only its outside matters. */
  | 'tool';

/** A package of the playground. */
export interface PlaygroundPackage {
  kind: PackageKind;
  /** Files that are kept beside a tool's bundle, since they end up in the output (globs in the package). */
  beside?: readonly string[];
  /** Other files of a tool that run in the worker, each bundled by itself. */
  also?: readonly string[];
  /** Files of a library that are large, and of no use in the playground. */
  leave?: RegExp;
  /** Other packages that come with it, as files: what its output imports, or what it looks up by name. */
  with?: readonly string[];
}

/** Name to how. Everything is installed for the documentation's own examples. */
export const playgroundPackages: Readonly<Record<string, PlaygroundPackage>> = {
  react: { kind: 'library' },
  'react-dom': {
    kind: 'library',
    leave: /server|static|profiling|test-utils/,
    with: ['react', 'scheduler'],
  },
  'react-refresh': { kind: 'library' },
  preact: { kind: 'library' },
  vue: {
    kind: 'library',
    with: [
      '@vue/runtime-dom',
      '@vue/runtime-core',
      '@vue/reactivity',
      '@vue/shared',
      '@vue/compiler-dom',
      '@vue/compiler-core',
    ],
  },
  svelte: { kind: 'library', leave: /^(?:compiler|src\/compiler|types)\//, with: ['esm-env', 'clsx'] },
  lodash: { kind: 'library' },
  'lodash-es': { kind: 'library' },
  tslib: { kind: 'library' },
  'css-loader': { kind: 'tool', beside: ['dist/runtime/*.js'] },
  'style-loader': { kind: 'tool', beside: ['dist/runtime/*.js'] },
  // Its loader and its plugin share what they know of a compilation.
  'mini-css-extract-plugin': { kind: 'library' },
  'html-webpack-plugin': { kind: 'tool', beside: ['default_index.ejs'], also: ['lib/loader.js'], with: ['lodash'] },
  'html-loader': { kind: 'tool', beside: ['dist/runtime/*.js'] },
  'val-loader': { kind: 'tool' },
  'imports-loader': { kind: 'tool' },
  'exports-loader': { kind: 'tool' },
  'expose-loader': { kind: 'tool', beside: ['dist/runtime/*.js'] },
  'source-map-loader': { kind: 'tool' },
  'postcss-loader': { kind: 'tool' },
  postcss: { kind: 'tool' },
  'terser-webpack-plugin': { kind: 'tool' },
  'copy-webpack-plugin': { kind: 'tool' },
};

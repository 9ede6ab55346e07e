/**
 * The packages of the playground: those that projects may import, and the loaders and plugins that run in the worker.
 */

/** How a package is included. */
export type PackageKind =
  /** As individual files, because they end up in bundles under their own names. */
  | 'library'
  /** As one bundled script in place of its main file, because only its API matters. */
  | 'tool';

/** A package of the playground. */
export interface PlaygroundPackage {
  kind: PackageKind;
  /** Files kept next to a tool's bundle, because they end up in the output (globs in the package). */
  beside?: readonly string[];
  /** Other files of a tool that run in the worker, each bundled separately. */
  also?: readonly string[];
  /** Large files of a library that the playground doesn't need. */
  leave?: RegExp;
  /** Other packages included as files: imported by its output, or resolved by name. */
  with?: readonly string[];
}

/** Package by name. All of them are already installed for the documentation's examples. */
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
  // Its loader and its plugin share state of a compilation.
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

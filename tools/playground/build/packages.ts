/**
 * Packages available in the playground: libraries that projects may import, and the loaders and plugins that run in the
 * worker.
 */

/** How the files of an npm package are included in the playground. */
type PackageKind =
  /** Includes the package as individual files, because they end up in bundles under their own names. */
  | 'library'
  /** Includes the package as one bundled script that replaces the main file, because only the package's API matters. */
  | 'tool';

/** How an npm package is made available in the playground. */
export interface PlaygroundPackage {
  kind: PackageKind;
  /** Files next to the main file of a loader or plugin that end up in the output, as globs relative to the package. */
  beside?: readonly string[];
  /** Other files of a loader or plugin that run in the worker. Each is bundled separately. */
  also?: readonly string[];
  /** Large files of a library that the playground doesn't need. */
  leave?: RegExp;
  /**
   * Other packages to include as files, because the output of a loader or plugin imports them or because they are
   * resolved by name.
   */
  with?: readonly string[];
}

/** The playground's packages by name. All of them are already installed for the documentation's examples. */
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
  // Include this package as files, because its loader and its plugin share state per compilation and can't be bundled
  // separately.
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

import type { Plugin } from 'esbuild';

/**
 * Packages to exclude from the playground's bundles, because they don't work in a browser or only unsupported commands
 * and options need them. The pattern also matches their `package.json`. The bundles must not depend on whether such a
 * package is installed.
 */
const packages =
  /^(?:@napi-rs\/.*|@swc\/.*|@minify-html\/node|@bomb\.sh\/tab.*|esbuild|lightningcss|cssnano|csso|clean-css|html-minifier-terser|svgo|uglify-js|sharp|imagemin.*|jest-worker|envinfo|webpack-dev-server|webpack-bundle-analyzer|rechoir|graceful-fs|inspector|typescript|jiti|fsevents)(?:\/package\.json)?$/;

/** webpack files to exclude from the playground because they need a disk, a network, or a debugger. */
const files =
  /\/(?:PackFileCacheStrategy|IdleFileCachePlugin|FileMiddleware|HttpUriPlugin|ProfilingPlugin|lazyCompilationBackend)(?:\.js)?$/;

/**
 * Creates an esbuild plugin that keeps unusable packages and files out of the playground's bundles. Requiring one
 * throws an error that names it. @param except packages to keep
 */
export const leaveOut = (except: readonly string[] = []): Plugin => ({
  name: 'leave-out',
  setup(build) {
    build.onResolve({ filter: packages }, ({ path: name }) =>
      except.includes(name.replace(/\/package\.json$/, '')) ? undefined : { path: name, namespace: 'left-out' },
    );
    build.onResolve({ filter: files }, ({ path: name, importer }) =>
      importer.includes('/node_modules/') ? { path: name, namespace: 'left-out' } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path: name }) => ({
      contents: `throw Object.assign(new Error(${JSON.stringify(`The playground does not have ${name}.`)}), { code: 'MODULE_NOT_FOUND' });`,
    }));
  },
});

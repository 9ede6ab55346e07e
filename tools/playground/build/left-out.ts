import type { Plugin } from 'esbuild';

/** Packages that a browser can't use, or that only commands and options need which have no meaning there. */
const packages =
  /^(?:@napi-rs\/.*|@swc\/.*|@minify-html\/node|@bomb\.sh\/tab.*|esbuild|lightningcss|cssnano|csso|clean-css|html-minifier-terser|svgo|uglify-js|sharp|imagemin.*|jest-worker|envinfo|webpack-dev-server|webpack-bundle-analyzer|rechoir|graceful-fs|inspector|typescript|jiti|fsevents)$/;

/** Files of webpack's that need a disk, a network or a debugger. */
const files =
  /\/(?:PackFileCacheStrategy|IdleFileCachePlugin|FileMiddleware|HttpUriPlugin|ProfilingPlugin|lazyCompilationBackend)(?:\.js)?$/;

/** Leaves them out of a bundle: whoever requires one is told that the playground does not have it. @param except packages that stay */
export const leaveOut = (except: readonly string[] = []): Plugin => ({
  name: 'leave-out',
  setup(build) {
    build.onResolve({ filter: packages }, ({ path: name }) =>
      except.includes(name) ? undefined : { path: name, namespace: 'left-out' },
    );
    build.onResolve({ filter: files }, ({ path: name, importer }) =>
      importer.includes('/node_modules/') ? { path: name, namespace: 'left-out' } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path: name }) => ({
      contents: `throw Object.assign(new Error(${JSON.stringify(`The playground does not have ${name}.`)}), { code: 'MODULE_NOT_FOUND' });`,
    }));
  },
});

import { builtinModules } from 'node:module';
import path from 'node:path';
import { bundle, type Bundled } from './bundle.ts';

/** Bundles Node.js's type stripper for TypeScript as a script that passes it to a global `define` function. */
export function typeStripper(): Promise<Bundled> {
  return bundle({
    stdin: {
      contents: 'define(require("amaro"));',
      resolveDir: path.resolve(import.meta.dirname, '../../../node_modules'),
    },
    format: 'cjs',
    platform: 'node',
    target: 'es2022',
    external: [...builtinModules],
  });
}

import { builtinModules } from 'node:module';
import path from 'node:path';
import { bundle, type Bundled } from './bundle.ts';

/** Node.js's type stripper for TypeScript, as a script that calls `define` with it. */
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

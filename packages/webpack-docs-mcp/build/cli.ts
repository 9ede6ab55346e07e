/**
 * Command `npm run build:mcp`. Creates `packages/webpack-docs-mcp/dist/` from the built site. `npm pack` in the
 * package's folder runs it.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inProject } from '../../../generator/paths.ts';
import { packageFolder } from './bundle.ts';
import { makePackage } from './make-package.ts';

const { values } = parseArgs({
  options: { dist: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
});
if (values.help) {
  process.stdout.write(`Usage: npm run build:mcp [-- options]

Creates the npm package of the MCP server from the built site.

  --dist DIR  the built site (default: dist/)
  --out DIR   output folder (default: packages/webpack-docs-mcp/dist/)
  --help      print this
`);
  process.exit();
}
const out = path.resolve(values.out ?? path.join(packageFolder, 'dist'));
try {
  await makePackage(path.resolve(values.dist ?? inProject('dist')), out);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/**
 * Builds the project in the current folder with the webpack that is installed in a parent folder, and prints the result
 * as JSON: `{ "files": 1 }`, or `{ "error": "…" }`. Run by `record-old-builds.ts`.
 */
const fs = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { pathToFileURL } = require('node:url');

const folder = process.cwd();
const load = createRequire(path.join(folder, 'package.json'));

main().then(
  (files) => tell({ files }),
  (error) =>
    tell({
      error: String(error && error.message ? error.message : error)
        .replaceAll(path.dirname(folder), '')
        .split('\n')
        .slice(0, 4)
        .join('\n'),
    }),
);

async function main() {
  const webpack = load('webpack');
  const file = fs.readdirSync(folder).find((name) => name.startsWith('webpack.config.'));
  const exported =
    file.endsWith('.js') || file.endsWith('.json')
      ? load(path.join(folder, file))
      : await import(pathToFileURL(path.join(folder, file)));
  const given = exported.default || exported;
  const configuration = typeof given === 'function' ? given('production', {}) : given;
  const all = [].concat(configuration);
  for (const { devServer } of all) if (devServer) validateServer(devServer);
  const stats = await new Promise((resolve, reject) => {
    webpack(configuration, (error, result) => (error ? reject(error) : resolve(result)));
  });
  const { errors } = stats.toJson({ all: false, errors: true, children: true });
  if (stats.hasErrors()) throw new Error(errors.map((error) => error.message || error).join('\n'));
  return (stats.stats || [stats]).flatMap(({ compilation }) => Object.keys(compilation.assets)).length;
}

/** Validates `devServer` options with the schema of the installed webpack-dev-server, as the server itself does. */
function validateServer(options) {
  const server = path.dirname(load.resolve('webpack-dev-server/package.json'));
  const ofServer = createRequire(path.join(server, 'package.json'));
  if (fs.existsSync(path.join(server, 'lib/optionsSchema.json'))) {
    const Ajv = ofServer('ajv');
    const ajv = new Ajv({ allErrors: true });
    require(path.join(path.dirname(ofServer.resolve('ajv-keywords/package.json')), 'index.js'))(ajv, ['instanceof']);
    if (!ajv.validate(ofServer('./lib/optionsSchema.json'), options)) throw new Error(`devServer: ${ajv.errorsText()}`);
    return;
  }
  const utils = ofServer('schema-utils');
  (utils.validate || utils)(ofServer('./lib/options.json'), options, { name: 'Dev Server' });
}

function tell(result) {
  process.stdout.write(JSON.stringify(result), () => process.exit(0));
}

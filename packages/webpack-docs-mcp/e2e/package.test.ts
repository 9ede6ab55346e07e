/** Tests the package and its command as npm would publish them, installed in an empty folder. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../compile/testing/temporary-folder.ts';
import webpack from 'webpack';
import { packageFolder } from '../build/bundle.ts';
import { converse } from '../testing/client.ts';
import { madePackage } from '../testing/made-package.ts';

const folder = temporaryFolder('webpack-docs-package');
/** Path of an empty project in which the package is installed. */
const project = path.join(folder, 'project');
const installed = path.join(project, 'node_modules/webpack-docs-mcp');

beforeAll(async () => {
  const source = path.join(folder, 'source');
  mkdirSync(source);
  for (const name of ['package.json', 'README.md', 'LICENSE'])
    cpSync(path.join(packageFolder, name), path.join(source, name));
  cpSync(await madePackage(), path.join(source, 'dist'), { recursive: true });
  // Skip the package's scripts, because it has already been built.
  execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], { cwd: source });
  const [archive = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  mkdirSync(project);
  writeFileSync(path.join(project, 'package.json'), '{ "private": true }');
  // Install offline, so that the installation fails if the package depends on another one.
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', path.join(folder, archive)], {
    cwd: project,
  });
});

/** Runs the installed command `webpack-docs` in the empty project. */
function run(words: string[], { input = '', env = {} }: { input?: string; env?: Record<string, string> } = {}) {
  const command = path.join(project, 'node_modules/.bin/webpack-docs');
  const variables = { ...process.env, NO_COLOR: '1', ...env };
  return spawnSync(process.execPath, [command, ...words], { cwd: project, encoding: 'utf8', input, env: variables });
}

test('it has no dependencies, its licenses, and the license of its own', () => {
  expect(readdirSync(path.join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    'webpack-docs-mcp',
  ]);
  expect(readFileSync(path.join(installed, 'LICENSE'), 'utf8')).toBe(
    readFileSync(path.join(packageFolder, '../../LICENSE'), 'utf8'),
  );
  const licenses = readFileSync(path.join(installed, 'dist/licenses.txt'), 'utf8');
  for (const name of ['@modelcontextprotocol/sdk', 'webpack', 'zod', 'css-loader'])
    expect(licenses).toMatch(new RegExp(`^${name} \\d`, 'm'));
});

test('the server starts from the folder, and runs a configuration there', async () => {
  const server = await converse(path.join(project, 'node_modules/.bin/webpack-docs-mcp'), project);
  writeFileSync(path.join(project, 'webpack.config.js'), 'export default { mode: "production", entri: "./a.js" };');
  const { text } = await server.ask('validate_configuration', { path: 'webpack.config.js' });
  expect(text).toContain('Did you mean `entry`?');
  const { prompts } = await server.client.listPrompts();
  for (const { name, arguments: asks = [] } of prompts) {
    const given = Object.fromEntries(asks.map((ask) => [ask.name, 'given words']));
    const { messages } = await server.client.getPrompt({ name, arguments: given });
    expect(JSON.stringify(messages)).toContain('given words');
  }
  const { contents } = await server.client.readResource({ uri: 'webpack-docs:///guides/caching/' });
  expect(contents).toHaveLength(1);
  expect(JSON.stringify(contents)).toContain('[contenthash');
  await expect(server.client.readResource({ uri: 'webpack-docs:///nope/' })).rejects.toThrow('There is no page');
  await server.end();
});

test('a name is looked up, other words are searched', () => {
  expect(run(['splitChunks.minSize', '--mode', 'production']).stdout).toMatch(/Default: `20000`/);
  expect(run(['--mode']).stdout).toContain('`--mode` (command line)');
  expect(run(['hot', 'module', 'replacement']).stdout).toContain('https://webpack.js.org/');
});

test('an error is read from words and from standard input', () => {
  const message = "Module not found: Error: Can't resolve './price' in '/shop/src'";
  const ofWords = run(['error', message]);
  expect(ofWords.stdout).toContain('/errors/cant-resolve/');
  expect(run(['error'], { input: message }).stdout).toBe(ofWords.stdout);
});

test('a whole page comes at once, as programs read it or as people do', () => {
  const page = run(['read', '/configuration/output/']).stdout;
  expect(page.length).toBeGreaterThan(50_000);
  const { text, addresses } = JSON.parse(run(['--json', 'output.path']).stdout) as {
    text: string;
    addresses: string[];
  };
  expect(text).toContain('output.path');
  expect(addresses).toEqual(['https://webpack.js.org/configuration/output/#outputpath']);
});

test('a report compares two builds, and fails where a budget is exceeded', () => {
  const configuration = 'report.config.mjs';
  writeFileSync(path.join(project, configuration), 'export default { mode: "production", entry: "./entry.js" };');
  const build = (file: string, source: string): void => {
    writeFileSync(path.join(project, 'entry.js'), source);
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        path.join(packageFolder, '../../node_modules/webpack-cli/bin/cli.js'),
        '--config',
        configuration,
        '--json',
        file,
      ],
      { cwd: project, encoding: 'utf8' },
    );
    expect(stderr).not.toContain('Error');
    expect(status).toBe(0);
  };
  build('base.json', 'console.log(1);');
  build('stats.json', `console.log(${JSON.stringify('x'.repeat(3000))});`);
  const report = (...words: string[]) => run(['report', 'stats.json', ...words]);
  const within = report('base.json', '--budget', '4KiB');
  expect(within.stderr).toBe('');
  expect(within.status).toBe(0);
  expect(within.stdout).toMatch(/\| `main` \| \d+ bytes \| [\d.]+ KiB \| \+[\d.]+ KiB \|/);
  const over = report('--budget', '4KiB', '--budget=main=2KiB', '--json');
  expect(over.status).toBe(1);
  expect(JSON.parse(over.stdout)).toMatchObject({
    data: { entrypoints: [{ name: 'main', most: 2048, isOver: true }] },
    text: expect.stringContaining('over its budget of 2 KiB') as string,
  });
  for (const [budget, said] of [
    ['lots', '"lots" is no budget'],
    ['admin=2KiB', 'There is no entry point "admin". The build has main.'],
  ] as const) {
    const refused = report('--budget', budget);
    expect(refused.stderr).toContain(said);
    expect(refused.status).toBe(1);
  }
});

test('versions and help are told, and wrong words say what is right', () => {
  expect(run(['--version']).stdout).toBe(
    `webpack-docs ${(JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as { version: string }).version}, webpack ${webpack.version}\n`,
  );
  for (const words of [[], ['--help']]) expect(run(words).stdout).toContain('Usage: webpack-docs NAME');
  for (const [words, said] of [
    [['read'], 'needs an address'],
    [['why', 'missing.json'], 'There is no file'],
    [['zzzzqqqq'], 'Nothing was found'],
  ] as const) {
    const { status, stdout, stderr } = run([...words]);
    expect(stdout).toBe('');
    expect(stderr).toContain(said);
    expect(status).toBe(1);
  }
});

/**
 * Replaces `npm` (and `yarn`, `pnpm`) in examples, without using the network. `install` uses the packages of this
 * repository, `init -y` and `run` work as in npm, and everything else is an error.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { linkPackage } from './link-package.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';

const packages = process.env.EXAMPLE_PACKAGES!;

const [command = 'install', ...rest] = process.argv.slice(2);

const separator = rest.indexOf('--');

const words = separator < 0 ? rest : rest.slice(0, separator);

const passedOn = separator < 0 ? [] : rest.slice(separator + 1);

const flags = words.filter((word) => word.startsWith('-'));

const names = words.filter((word) => !word.startsWith('-'));

switch (command) {
  case 'init':
  case 'create':
    init();
    break;
  case 'install':
  case 'i':
  case 'add':
  case 'ci':
    install();
    break;
  case 'uninstall':
  case 'remove':
  case 'rm':
    uninstall();
    break;
  case 'run':
  case 'run-script':
    runScript(names[0], [...words.filter((word) => word !== names[0]), ...passedOn]);
    break;
  case 'start':
  case 'test':
  case 'stop':
    runScript(command, [...words, ...passedOn]);
    break;
  case 'pkg':
    setFields();
    break;
  case 'exec':
    run(`npx ${[...words, ...passedOn].map(quote).join(' ')}`, '');
    break;
  default:
    fail(`“npm ${command}” is not known to the example check: use init, install, uninstall, run, start, test or exec.`);
}

function init(): void {
  if (names.length > 0) fail(`“npm init ${names[0]}” downloads a package; examples run without a network.`);
  const name = path.basename(process.cwd());
  const manifest: Manifest = {
    name,
    version: '1.0.0',
    description: '',
    main: 'index.js',
    scripts: { test: 'echo "Error: no test specified" && exit 1' },
    keywords: [],
    author: '',
    license: 'ISC',
    type: 'commonjs',
  };
  writeManifest(manifest);
  console.log(`Wrote to ${path.resolve('package.json')}:\n\n${JSON.stringify(manifest, null, 2)}\n`);
}

function install(): void {
  const manifest = readManifest();
  const kind = flags.some((flag) => ['-D', '--save-dev', '--dev'].includes(flag)) ? 'devDependencies' : 'dependencies';
  const asked =
    names.length > 0
      ? names
      : Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).map((entry) => entry.join('@'));
  for (const word of asked) {
    const at = word.indexOf('@', 1);
    const [name, range] = at < 0 ? [word, ''] : [word.slice(0, at), word.slice(at + 1)];
    if (range?.startsWith('file:') || range?.startsWith('link:')) continue;
    const version = installedVersion(name);
    if (!version)
      fail(
        `The package ${name} is not installed in this repository, so no example can install it: add it to the devDependencies, or write the example without it.`,
      );
    if (range && semver.validRange(range) && !semver.satisfies(version, range)) {
      fail(`The page asks for ${name}@${range}, but ${version} is installed in this repository.`);
    }
    linkPackage(name, packages, process.cwd());
    if (names.length > 0 && !flags.includes('--no-save') && !flags.includes('-g')) {
      const other = kind === 'dependencies' ? 'devDependencies' : 'dependencies';
      delete manifest[other]?.[name];
      manifest[kind] = sorted({ ...manifest[kind], [name]: `^${version}` });
    }
  }
  if (names.length > 0) writeManifest(manifest);
  const count = `${asked.length} package${asked.length === 1 ? '' : 's'}`;
  console.log(`\nadded ${count}, and audited ${asked.length + 1} packages in 1s\n\nfound 0 vulnerabilities`);
}

/** Implements `npm pkg set` and `npm pkg delete`, as in `npm pkg set type=module scripts.build=webpack`. */
function setFields(): void {
  if (names[0] !== 'set' && names[0] !== 'delete')
    fail(`“npm pkg ${names[0]}” is not known to the example check: use set or delete.`);
  const manifest = readManifest();
  for (const word of names.slice(1)) {
    const [path = '', ...value] = word.split('=');
    const keys = path.split('.');
    const last = keys.pop()!;
    const owner = keys.reduce<Record<string, unknown>>(
      (object, key) => (object[key] ??= {}) as Record<string, unknown>,
      manifest,
    );
    if (names[0] === 'delete') delete owner[last];
    else owner[last] = flags.includes('--json') ? (JSON.parse(value.join('=')) as unknown) : value.join('=');
  }
  writeManifest(manifest);
}

function uninstall(): void {
  const manifest = readManifest();
  for (const name of names) {
    delete manifest.dependencies?.[name];
    delete manifest.devDependencies?.[name];
  }
  writeManifest(manifest);
  console.log(`\nremoved ${names.length} packages in 1s`);
}

function runScript(name: string | undefined, args: string[]): void {
  const { scripts = {}, name: project = '', version } = readManifest();
  const script = name === undefined ? undefined : scripts[name];
  if (script === undefined)
    fail(`Missing script: "${name}". The scripts of package.json are: ${Object.keys(scripts).join(', ') || 'none'}.`);
  const line = [script, ...args.map(quote)].join(' ');
  run(line, `\n> ${project}${version ? `@${version}` : ''} ${name}\n> ${line}\n`);
}

function run(line: string, header: string): never {
  if (header) console.log(header);
  const { status } = spawnSync('bash', ['-c', line], {
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: process.env.EXAMPLE_NODE_OPTIONS },
  });
  process.exit(status ?? 1);
}

function installedVersion(name: string): string | undefined {
  const file = path.join(packages, name, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : undefined;
}

function sorted(record: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function quote(word: string): string {
  return /^[\w./:=@,+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

function fail(message: string): never {
  console.error(`npm error ${message}`);
  process.exit(1);
}

/**
 * `npm run update`: the newest webpack and the newest documented packages, installed here, with a report of what that changes
 * in the facts and which checks then fail. Needs the npm registry.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { environment, fail, pinnedNode, root, run, setUp } from './set-up.mjs';

const { values } = parseArgs({
  options: { report: { type: 'string' }, 'dry-run': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});

if (values.help) {
  console.log(`Usage: npm run update -- [--report FILE] [--dry-run]

Installs the newest versions of webpack, its command line and servers, and of every package whose README is a page, within
the major version that is documented. Then compares the facts and runs the content checks.

  --report FILE  write what was found as Markdown
  --dry-run      only say what is newer`);
} else {
  setUp();
  update();
}

function update() {
  const newer = documentedPackages().flatMap((name) => {
    const installed = versionOf(name);
    const newest = newestOf(name, installed.split('.')[0]);
    return newest && newest !== installed ? [{ name, installed, newest }] : [];
  });
  for (const { name, installed, newest } of newer) console.log(`${name} ${installed} → ${newest}`);
  if (newer.length === 0) console.log('Everything documented is the newest of its major version.');
  if (newer.length === 0 || values['dry-run']) return;

  const specifiers = newer.map(({ name, newest }) => `${name}@${newest}`);
  const beside = mkdtempSync(join(tmpdir(), 'newer-packages-'));
  try {
    if (run('npm', ['install', '--prefix', beside, '--no-save', ...specifiers]) !== 0)
      fail('The newer packages could not be installed.');
    const facts = output(['--no-deprecation', 'facts/cli.ts', '--compare', beside]);
    if (run('npm', ['install', '--save-dev', ...specifiers]) !== 0) fail('The update could not be installed.');
    const checks = JSON.parse(output(['checks/cli.ts', 'all', '--json']));
    const report = reportOf(newer, facts, checks);
    if (values.report) writeFileSync(values.report, report);
    console.log(report);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

/** Packages that facts come from, and those whose READMEs are pages. */
function documentedPackages() {
  const lists = readdirSync(join(root, 'content'), { recursive: true }).filter((file) =>
    file.endsWith('packages.yaml'),
  );
  const readmes = lists.flatMap((file) =>
    [...readFileSync(join(root, 'content', file), 'utf8').matchAll(/^- package: (\S+)/gm)].map(([, name]) => name),
  );
  return ['webpack', 'webpack-cli', 'webpack-dev-server', 'webpack-dev-middleware', 'enhanced-resolve', ...readmes];
}

function versionOf(name) {
  return JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/** The newest release of a major version, or nothing where the registry does not answer. */
function newestOf(name, major) {
  try {
    const answer = JSON.parse(
      execFileSync('npm', ['view', `${name}@^${major}`, 'version', '--json'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
    return [answer].flat().at(-1);
  } catch {
    console.error(`The registry does not answer for ${name}; it stays as it is.`);
    return undefined;
  }
}

/** What a command prints, whatever its exit code: checks that fail are what the report is about. */
function output(words) {
  try {
    return execFileSync(pinnedNode, words, {
      cwd: root,
      env: environment,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  } catch (error) {
    if (error.stdout) return error.stdout;
    throw error;
  }
}

function reportOf(newer, facts, checks) {
  const failing = Object.entries(checks).filter(([, { failed }]) => failed > 0);
  const versions = newer.map(({ name, installed, newest }) => `| ${name} | ${installed} | ${newest} |`);
  return [
    '| package | before | now |',
    '|---|---|---|',
    ...versions,
    '',
    '## What changed in the facts',
    '',
    '```text',
    facts.trim(),
    '```',
    '',
    '## What the checks found',
    '',
    ...(failing.length === 0
      ? ['Every check passes.']
      : failing.flatMap(([name, { failures }]) => [
          `### ${name}: ${failures.length}`,
          '',
          '```text',
          ...failures.slice(0, 100),
          '```',
          '',
        ])),
    '',
  ].join('\n');
}

/**
 * Installs packages from the time of the old webpack configurations, builds each configuration with them, and writes
 * `old-builds.json`. Run this script after changing `old-configurations.ts`: `node scripts/run.mjs
 * tools/configuration-explorer/build/testing/record-old-builds.ts`. It needs the npm registry. The installed packages
 * remain in `.cache/old-builds/`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../../../compile/testing/write-files.ts';
import { hashOf, oldBuildsFile } from './old-builds.ts';
import type { OldBuild, OldBuilds } from './old-builds.ts';
import { oldConfigurations } from '../../page/upgrade/testing/old-configurations.ts';
import { standInProject } from '../../page/upgrade/stand-in-project.ts';

const kept = path.resolve('.cache/old-builds');

/**
 * Packages that were used together, the most common group first. The result for a configuration comes from the first
 * group that can build it.
 */
const sets: Record<string, string[]> = {
  'webpack 4': [
    'webpack@4.47.0',
    'webpack-dev-server@3.11.3',
    'webpack-merge@5.10.0',
    'html-webpack-plugin@4.5.2',
    'uglifyjs-webpack-plugin@2.2.0',
    'terser-webpack-plugin@4.2.3',
    'optimize-css-assets-webpack-plugin@5.0.8',
    'hard-source-webpack-plugin@0.13.1',
    'file-loader@6.2.0',
    'url-loader@4.1.1',
    'raw-loader@4.0.2',
    'babel-loader@8.4.1',
    '@babel/core@7.29.0',
    'css-loader@5.2.7',
    'style-loader@2.0.0',
    'less-loader@7.3.0',
    'less@3.13.1',
    'sass-loader@10.5.2',
  ],
  'webpack 3': ['webpack@3.12.0', 'webpack-dev-server@2.11.5', 'react@16.14.0', 'react-dom@16.14.0'],
  'webpack 5.40': ['webpack@5.40.0', 'webpack-dev-server@4.15.2'],
  'webpack 5.110': ['webpack@5.110.3', 'webpack-dev-server@5.2.2'],
};

const record: OldBuilds = { sets: {}, builds: {} };
for (const [name, packages] of Object.entries(sets)) record.sets[name] = installed(name, packages);
for (const { name, text, language } of oldConfigurations) {
  const build: OldBuild = { text: hashOf(text), refused: {} };
  for (const by of Object.keys(sets)) {
    const result = buildWith(by, text, language);
    if (result.files !== undefined) {
      build.built = { by, files: result.files };
      break;
    }
    build.refused[by] = result.error ?? '';
  }
  record.builds[name] = build;
  console.log(`${name}: ${build.built ? `built by ${build.built.by}` : JSON.stringify(build.refused)}`);
}
writeFileSync(oldBuildsFile, `${JSON.stringify(record, null, 2)}\n`);

/** Installs a group of packages unless it is installed already, and returns the installed versions. */
function installed(name: string, packages: readonly string[]): Record<string, string> {
  const place = path.join(kept, name);
  const wanted = packages.join(' ');
  const note = path.join(place, 'installed.txt');
  if (!existsSync(note) || readFileSync(note, 'utf8') !== wanted) {
    rmSync(place, { recursive: true, force: true });
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, 'package.json'), '{ "private": true }\n');
    const words = ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', ...packages];
    execFileSync('npm', words, { cwd: place, stdio: ['ignore', 'ignore', 'inherit'] });
    writeFileSync(note, wanted);
  }
  return Object.fromEntries(
    packages.map((one) => {
      const at = one.lastIndexOf('@');
      return [one.slice(0, at), one.slice(at + 1)];
    }),
  );
}

/**
 * Builds an old webpack configuration in its own folder. webpack's old hash function needs OpenSSL's legacy provider.
 */
function buildWith(
  by: string,
  text: string,
  language: (typeof oldConfigurations)[number]['language'],
): { files?: number; error?: string } {
  const installed = new Set(globSync('{*,@*/*}', { cwd: path.join(kept, by, 'node_modules') }));
  const { files } = standInProject({ text, language, commandLine: '', configurations: [] }, installed);
  const lacking = Object.keys(files).flatMap((file) => /^node_modules\/(.+)\/package\.json$/.exec(file)?.[1] ?? []);
  if (lacking.length > 0) return { error: `not used with ${lacking.join(', ')}` };
  const project = path.join(kept, by, 'project');
  rmSync(project, { recursive: true, force: true });
  writeFiles(project, files);
  writeFileSync(path.join(project, 'package.json'), '{ "name": "old", "version": "1.0.0" }\n');
  const words = ['--openssl-legacy-provider', '--no-deprecation', path.join(import.meta.dirname, 'build-with.cjs')];
  const printed = execFileSync(process.execPath, words, {
    cwd: project,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 120_000,
  });
  return JSON.parse(printed.slice(printed.lastIndexOf('{"'))) as { files?: number; error?: string };
}

import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * Tools that add their own code to bundles, or that load such a tool. They must be hard-linked into the project, so
 * that they find each other there, and so that their modules have the same names as in a reader's project.
 */
const bundlingTools = new Set(['webpack-cli', 'webpack-dev-server']);

/**
 * Installs an available package in a project's `node_modules`, without downloading it.
 *
 * A tool (a package with a command) is symlinked, so that the page's configuration and the tool share one instance.
 * Packages that may be bundled are hard-linked with their dependencies, because webpack names modules by their real
 * path, and `./node_modules/lodash/lodash.js` is what a reader sees.
 *
 * @param name name of the package
 * @param from `node_modules` folder that contains the package
 * @param project folder of the project
 */
export function linkPackage(name: string, from: string, project: string): void {
  const source = path.join(from, name);
  const target = path.join(project, 'node_modules', name);
  if (existsSync(target) || !existsSync(source)) return;
  const { bin, dependencies = {} } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>;
    dependencies?: Record<string, string>;
  };
  mkdirSync(path.dirname(target), { recursive: true });
  for (const [command, file] of Object.entries(
    typeof bin === 'string' ? { [path.basename(name)]: bin } : (bin ?? {}),
  )) {
    linkCommand(command, path.join(target, file), project);
  }
  // Let the command `webpack` start webpack-cli directly. webpack itself is symlinked, so its own command would find
  // the webpack-cli of the repository.
  if (name === 'webpack-cli') linkCommand('webpack', path.join(target, 'bin/cli.js'), project);
  if (bin && !bundlingTools.has(name)) {
    symlinkSync(source, target);
    return;
  }
  linkFolder(source, target);
  for (const dependency of Object.keys(dependencies)) {
    if (!existsSync(path.join(target, 'node_modules', dependency))) linkPackage(dependency, from, project);
  }
}

function linkCommand(command: string, file: string, project: string): void {
  const link = path.join(project, 'node_modules/.bin', command);
  if (command === 'webpack' && file.includes('/webpack-cli/')) rmSync(link, { force: true });
  if (existsSync(link)) return;
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(file, link);
}

function linkFolder(source: string, target: string): void {
  mkdirSync(target);
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) linkFolder(from, to);
    else if (entry.isSymbolicLink()) cpSync(from, to);
    else linkFile(from, to);
  }
}

/** Hard-links a file, or copies it if it is on another file system. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to);
  }
}

/** Finds the builds of an example: the project's files at each `npx webpack`, and the expected result. */
import type { Fence } from '../types.ts';
import type { Project } from '../../src/model/project.ts';
import { splitCommandLine } from '../../src/model/split-command-line.ts';
import { applyDiff } from './apply-diff.ts';
import { isShell, isStep, type Unit } from './units.ts';

/** A single `npx webpack` in an example. */
export interface ExampleStep {
  project: Project;
  /** Whether the page says that the command fails. */
  fails: boolean;
  /** Fence that contains the command. */
  fence: Fence;
}

/** Returns the builds of an example in order; empty if its page never runs webpack on the command line. */
export function exampleSteps(unit: Unit): ExampleStep[] {
  const files = new Map<string, string>();
  const steps: ExampleStep[] = [];
  if (!unit.fences.some(({ title }) => title === 'package.json'))
    files.set('package.json', manifestText({ name: unit.name, private: true, type: 'module' }));
  for (const fence of unit.fences) {
    if (fence.exempt !== undefined || fence.output || fence.from !== undefined || fence.assert) continue;
    if (isStep(fence) && isShell(fence)) steps.push(...runShell(fence, files));
    else if (fence.title) writeFence(fence, fence.title, files);
  }
  return steps;
}

function writeFence({ lang, code }: Fence, title: string, files: Map<string, string>): void {
  const path = title.replace(/^\.\//, '');
  if (lang !== 'diff') {
    files.set(path, `${code}\n`);
    return;
  }
  const applied = applyDiff(files.get(path) ?? '', code);
  if ('result' in applied) files.set(path, applied.result);
}

/** Simulates the effect on files of the shell commands that examples use. */
function runShell(fence: Fence, files: Map<string, string>): ExampleStep[] {
  const steps: ExampleStep[] = [];
  const lines = fence.code.replaceAll('\\\n', ' ').trim().split('\n');
  const commands = lines.flatMap((line) => line.split(/\s*(?:&&|;)\s*/)).map((command) => command.trim());
  for (const [index, command] of commands.entries()) {
    const commandLine = webpackArguments(command, files);
    // The first command that fails stops all following commands, so a fence that is marked as failing fails at its last
    // command.
    const fails = fence.fails && index === commands.length - 1;
    if (commandLine === undefined) changeFiles(command, files);
    else steps.push({ project: { files: Object.fromEntries(files), commandLine }, fails, fence });
  }
  return steps;
}

/** Matches commands and flags of webpack-cli that print something without building. */
const buildsNothing = /^(?:help|info|i|version|v|configtest|t|init|loader|plugin)\b|--(?:help|version)\b/;

/** Returns the arguments after `npx webpack`, even if a script in `package.json` runs it. */
function webpackArguments(command: string, files: Map<string, string>): string | undefined {
  // `||` means that the page handles the failure.
  if (command.includes('||')) return undefined;
  const bare = command.replace(/^(?:[A-Z_]+=\S+ )+/, '').replace(/\s*(?:\||\d?>|\|\|).*$/, '');
  const direct = /^(?:npx )?webpack(?:-cli)?(?: (?<words>.*))?$/.exec(bare);
  if (direct) return buildsNothing.test(direct.groups?.['words'] ?? '') ? undefined : (direct.groups?.['words'] ?? '');
  const script = /^npm (?:run (?<name>[\w:-]+)|(?<own>test|start))(?: -- (?<more>.*))?$/.exec(bare)?.groups;
  if (!script) return undefined;
  const { scripts = {} } = manifestOf(files) as { scripts?: Record<string, string> };
  const called = scripts[script['name'] ?? script['own'] ?? ''];
  const words = /^webpack(?: (?<words>.*))?$/.exec(called ?? '');
  return words ? [words.groups?.['words'] ?? '', script['more'] ?? ''].join(' ').trim() : undefined;
}

function changeFiles(command: string, files: Map<string, string>): void {
  const [name, ...words] = command.split(/\s+/);
  const [from = '', to = ''] = words.filter((word) => !word.startsWith('-'));
  if (name === 'rm')
    for (const path of files.keys()) if (path === from || path.startsWith(`${from}/`)) files.delete(path);
  if (name === 'mv' || name === 'cp') {
    const content = files.get(from);
    if (content === undefined) return;
    files.set(to, content);
    if (name === 'mv') files.delete(from);
  }
  if (/^npm pkg set/.test(command)) setManifest(command, files);
  if (/^npm (?:init|pkg)/.test(command) && !files.has('package.json'))
    files.set('package.json', manifestText({ name: 'example', version: '1.0.0', main: 'index.js', type: 'commonjs' }));
}

/** Applies commands such as `npm pkg set type=module` or `npm pkg set sideEffects=false --json`. */
function setManifest(command: string, files: Map<string, string>): void {
  const manifest = manifestOf(files);
  const isJson = / --json\b/.test(command);
  for (const word of splitCommandLine(command)) {
    const [, key = '', value = ''] = /^([\w.]+)=(.*)$/.exec(word) ?? [];
    if (key === '') continue;
    const [first = '', second] = key.split('.');
    const parsed: unknown = isJson ? JSON.parse(value) : value;
    if (second === undefined) manifest[first] = parsed;
    else manifest[first] = { ...(manifest[first] as object | undefined), [second]: parsed };
  }
  files.set('package.json', manifestText(manifest));
}

function manifestOf(files: Map<string, string>): Record<string, unknown> {
  return JSON.parse(files.get('package.json') ?? '{}') as Record<string, unknown>;
}

function manifestText(manifest: Record<string, unknown>): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

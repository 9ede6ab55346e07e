import type { Claim, Fence } from '../../compile/types.ts';
import type { Facts } from '../../facts/types.ts';
import { readFences } from '../examples/read-fences.ts';
import { isShell } from '../../compile/examples/units.ts';
import { unknownComments, unknownPackages } from './code-text.ts';
import { wrongCommands } from './commands.ts';
import { unknownVariables } from './environment.ts';
import type { Finding } from './finding.ts';
import { unknownFlags } from './flags.ts';
import { unknownHooks } from './hooks.ts';
import { unknownListedValues } from './listed-values.ts';
import { unknownLoaderMembers } from './loader-context.ts';
import { parseExample } from './parse-example.ts';
import { unknownPluginOptions } from './plugin-options.ts';
import { unknownProseNames } from './prose-names.ts';

/** A page whose names are checked against those that webpack has. */
interface NamedPage {
  /** Path of the page's `.md` or `.mdx` file. */
  file: string;
  text: string;
  claims: readonly Claim[];
}

/**
 * Finds names on a page that webpack doesn't have: hooks, members of the loader context, plugin options, flags,
 * environment variables, values in tables, and all of these in inline code.
 *
 * Output and code that is meant to fail or is exempt are skipped, because they contain wrong names on purpose. Plugin
 * options are skipped if an output on the page calls them unknown. Members of a loader's `this` are skipped if other
 * code on the page contains them, because a plugin may add them.
 *
 * @returns findings with lines of the page
 */
export function unknownNames({ file, text, claims }: NamedPage, facts: Facts): Finding[] {
  const { fences } = readFences(file);
  return [
    ...fences.filter((fence) => isMeant(fence)).flatMap((fence) => atPage(fence, namesInFence(fence, fences, facts))),
    ...unknownVariables(text, facts),
    ...unknownListedValues(text, claims, facts),
    ...unknownProseNames({ file, text }, facts),
  ].toSorted((a, b) => a.line - b.line);
}

function isMeant({ fails, exempt, output, from, lang }: Fence): boolean {
  return !fails && exempt === undefined && !output && from === undefined && lang !== 'diff';
}

const scripts = new Set(['js', 'mjs', 'cjs', 'ts', 'mts', 'cts', 'jsx', 'tsx']);

function namesInFence(fence: Fence, fences: readonly Fence[], facts: Facts): Finding[] {
  const { lang, code, title } = fence;
  if (isShell(fence)) return [...unknownFlags(code, facts), ...wrongCommands(code, facts)];
  if (lang === 'json' && title?.endsWith('package.json')) return unknownFlags(code, facts);
  if (!scripts.has(lang)) return [];
  const inText = [...unknownComments(code, facts), ...unknownPackages(code)];
  const tree = parseExample(code);
  if (!tree) return inText;
  const elsewhere = fences.filter((other) => other !== fence).map((other) => other.code);
  return [
    ...inText,
    ...unknownHooks(tree, facts),
    ...unknownLoaderMembers(tree, facts).filter(({ name }) => !elsewhere.some((other) => other.includes(name))),
    ...unknownPluginOptions(tree, facts).filter(({ name }) => !isRejected(name, fences)),
  ];
}

/** Whether the page shows that webpack rejects an option, which means that the page is about the mistake. */
function isRejected(name: string, fences: readonly Fence[]): boolean {
  return fences.some(({ output, code }) => output && code.includes(`has an unknown property '${name}'`));
}

function atPage(fence: Fence, findings: Finding[]): Finding[] {
  return findings.map(({ line, message }) => ({ line: fence.line + line, message }));
}

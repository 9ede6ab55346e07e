import { z } from 'zod';
import type { Build, Gap } from '../../../tools/bundle-explorer/model/build.ts';
import { type Gate, type Why, whyAnswers } from '../../../tools/bundle-explorer/model/why.ts';
import { whyPackage } from '../../../tools/bundle-explorer/model/why-package.ts';
import {
  atLine,
  gapOptions,
  importInWords,
  lineOf,
  nameOf,
  sizeInWords,
} from '../../../tools/bundle-explorer/page/words.ts';
import type { Library } from '../library/library.ts';
import { cut } from '../../../compile/markdown-copy/markdown-parts.ts';
import { fitted } from '../library/fit.ts';
import { absolute } from './addresses.ts';
import { buildIn, buildsIn } from './stats-builds.ts';
import { docsTool, Refusal } from './tool.ts';
import { droppedLines, exportLines, sideEffectLines, treeShakingLines } from './why-kept.ts';

const words = TEXTS.bundleExplorer;

/** Tool that explains why a module or an npm package is in a bundle. */
export const whyInBundle = docsTool(
  {
    name: 'why_in_bundle',
    title: 'Why is it in the bundle?',
    description:
      'Why a module or a package is in a bundle and what would have to go so that it goes, from a stats file (npx webpack --json=stats.json). Without module, it gives the largest packages and what loads with each entry point.',
    input: z.strictObject({
      stats: z.string().min(1).max(1000).describe('path of the stats file, inside of the working directory'),
      module: z
        .string()
        .trim()
        .min(1)
        .max(500)
        .optional()
        .describe('a package such as lodash, or a part of the path of a module'),
      build: z.number().int().min(0).max(1000).default(0).describe('which build of a file with several'),
    }),
  },
  async ({ stats, module, build: number }, surroundings) => {
    const { library, room } = surroundings;
    const builds = await buildsIn(surroundings, stats);
    const build = buildIn(builds, number);
    const lines = module === undefined ? overview(build, builds) : whyOf(build, module, library);
    const url = absolute(library, '/guides/debugging-a-build/#why-is-this-module-here');
    return {
      text: `${fitted(lines, room - 120, (left) => `(${left} more lines: ask for one module.)`)}\n\nMore: ${url}`,
      addresses: [url],
    };
  },
);

function whyOf(build: Build, asked: string, library: Library): string[] {
  const { found, isPackage } = modulesNamed(build, asked);
  const [first, ...others] = found;
  if (first === undefined) throw new Refusal(noModule(build, asked, library));
  const module = build.modules[first]!;
  if (isPackage && module.chunks.length > 0) return whyOfPackage(build, found, library);
  const why = whyAnswers(build).why(first);
  const isOmitted = module.chunks.length === 0 && !build.gaps.includes('chunks');
  const urlOf = (path: string): string => absolute(library, path);
  return [
    `# ${module.name}`,
    sizesLine(build, module.size, module.chunks),
    ...exportLines(module),
    ...(others.length > 0 ? [alsoNamed(build, found)] : []),
    '',
    ...reasonLines(build, { ...why, isOmitted, removal: removalLines(build, library, why) }),
    // Explains side effects only for imported modules, because an entry point runs whether or not its exports are used.
    ...(why.chain.length > 1 ? sideEffectLines(build, [first], urlOf) : []),
    ...(isOmitted ? [] : treeShakingLines(module, urlOf)),
    ...computedLines(build, why.chain, library),
  ];
}

/**
 * Explains why an npm package is in the bundle. @param found indexes of the package's modules; at least one of them is
 * in the output, and the modules in the output come first
 */
function whyOfPackage(build: Build, found: readonly number[], library: Library): string[] {
  const inside = found.filter((index) => (build.modules[index]?.chunks.length ?? 0) > 0);
  const modules = inside.flatMap((index) => build.modules[index] ?? []);
  const size = modules.reduce((sum, module) => sum + module.size, 0);
  const chunks = [...new Set(modules.flatMap((module) => module.chunks))];
  const copies = new Set(modules.map(({ packageAt }) => packageAt?.folder));
  const why = whyPackage(build, whyAnswers(build), inside);
  return [
    `# ${modules[0]?.packageAt?.name} (package, ${TEXTS.counts.modules(modules.length, modules.length.toLocaleString(TEXTS.locale))})`,
    sizesLine(build, size, chunks),
    ...(copies.size > 1 ? [`The output has ${copies.size} copies: ${cut([...copies].join(', '), 400)}`] : []),
    '',
    ...reasonLines(build, { ...why, isOmitted: false, removal: removalLines(build, library, why, 'package') }),
    ...sideEffectLines(build, inside, (path) => absolute(library, path)),
    ...computedLines(build, why.chain, library),
  ];
}

/**
 * Explains how to limit the modules that a computed request such as `require('./locale/' + name)` includes, because the
 * importer alone doesn't show that.
 */
function computedLines(build: Build, chain: Why['chain'], library: Library): string[] {
  const isComputed = ({ name }: Build['modules'][number]): boolean =>
    / (?:sync|lazy|lazy-once|eager|weak|async-weak)(?: |$)/.test(name);
  const computed = chain.flatMap(({ to }) => build.modules[to] ?? []).find(isComputed);
  if (!computed) return [];
  const [limit, leaveOut] = ['context-replacement-plugin', 'ignore-plugin'].map((page) =>
    absolute(library, `/plugins/${page}/`),
  );
  return [
    `The request of ${computed.name} is computed, so every file that it can match is in the bundle. If you can’t change the code, limit them with ContextReplacementPlugin (${limit}), or leave all of them out with IgnorePlugin (${leaveOut}).`,
  ];
}

function sizesLine(build: Build, size: number, chunks: readonly number[]): string {
  const labels = chunks.map((chunk) => build.chunks[chunk]?.label ?? '?').join(', ');
  return words.sizes(sizeInWords(size), labels === '' ? '' : words.inChunks(labels));
}

function reasonLines(
  build: Build,
  {
    chain,
    unused,
    isOmitted,
    removal,
  }: Pick<Why, 'chain' | 'unused'> & { isOmitted: boolean; removal: readonly string[] },
): string[] {
  return [
    words.why,
    ...(isOmitted ? [words.omitted] : []),
    ...(chain.length > 0
      ? chainLines(build, chain)
      : unused.length > 0
        ? droppedLines(build, unused)
        : [words.noReason]),
    ...(!isOmitted && chain.length > 0 ? ['', words.remove, ...removal] : []),
    ...gapLines(build, ['chunks', 'reasons']),
  ];
}

/** Returns lines that say which data the stats file lacks, and how to get it. */
function gapLines({ gaps }: Build, about: readonly Gap[]): string[] {
  return gaps
    .filter((gap) => about.includes(gap))
    .map((gap) => `Missing from the file: ${words.gap(words.gaps[gap], gapOptions[gap])}`);
}

/**
 * Explains why a queried module isn't in the stats file. One reason is that webpack doesn't build modules that a file
 * without side effects re-exports and nothing uses.
 */
function noModule(build: Build, asked: string, library: Library): string {
  const missing = gapLines(build, ['modules', 'some-modules']);
  return [
    `No module in the file has ${JSON.stringify(cut(asked, 200))} in its name.`,
    ...(missing.length > 0
      ? missing
      : [
          `So it isn’t in the bundle. webpack doesn’t even build what a file without side effects re-exports if nothing uses it: ${absolute(library, '/configuration/optimization/#optimizationsideeffects')}`,
        ]),
    'The largest packages are:',
    ...packagesIn(build),
  ].join('\n');
}

/**
 * Finds modules in a stats file by name: modules with exactly this name, or else all modules of the npm package with
 * this name, or else modules whose name contains it. Modules in the output come first, largest first.
 */
function modulesNamed({ modules }: Build, asked: string): { found: number[]; isPackage: boolean } {
  const name = asked.toLowerCase();
  const all = modules.map((module, index) => ({ module, index }));
  const ranks = [
    all.filter(({ module }) => module.name.toLowerCase() === name || module.name.toLowerCase() === `./${name}`),
    all.filter(({ module }) => module.packageAt?.name.toLowerCase() === name),
    all.filter(({ module }) => module.name.toLowerCase().includes(name)),
  ];
  const rank = ranks.find((one) => one.length > 0) ?? [];
  const found = rank
    .toSorted(
      (a, b) =>
        Number(b.module.chunks.length > 0) - Number(a.module.chunks.length > 0) || b.module.size - a.module.size,
    )
    .map(({ index }) => index);
  return { found, isPackage: rank === ranks[1] };
}

function alsoNamed({ modules }: Build, found: readonly number[]): string {
  const kept = found.filter((index) => (modules[index]?.chunks.length ?? 0) > 0);
  const size = kept.reduce((sum, index) => sum + (modules[index]?.size ?? 0), 0);
  const names = found.slice(1, 4).flatMap((index) => modules[index]?.name ?? []);
  return `${found.length} modules have this name, ${kept.length} of them in the output with ${sizeInWords(size)}. Others: ${names.join(', ')}${found.length > 4 ? ', …' : ''}`;
}

function chainLines(build: Build, chain: Why['chain']): string[] {
  return chain.map((step, index) => {
    const line = lineOf(step.place);
    const code = importInWords(step);
    const how =
      step.from === -1
        ? step.request === '' && step.place === ''
          ? words.noImporter
          : words.entryIs(step.place || step.request)
        : line
          ? words.leadsToFrom(line, code)
          : words.leadsTo(code);
    return `${index + 1}. ${how} ${nameOf(build, step.to)}`;
  });
}

function removalLines(
  build: Build,
  library: Library,
  { gates, own, imports, unused }: Omit<Why, 'own'> & { own: Gate | undefined },
  what?: 'package',
): string[] {
  const amount = (modules: number, size: number): [string, string] => [
    TEXTS.counts.modules(modules, modules.toLocaleString(TEXTS.locale)),
    sizeInWords(size),
  ];
  const barrel = gates.find(({ isBarrel }) => isBarrel);
  const gone = own && own.modules > 1 ? words.wouldGo(...amount(own.modules, own.size)) : '';
  return [
    ...(gates.length === 0
      ? []
      : [gates.length === 1 ? words.throughOne(what) : words.throughSome(gates.length, what)]),
    ...gates
      .slice(0, 6)
      .map(({ module, modules, size }) => `- ${nameOf(build, module)}${words.inTotal(...amount(modules, size))}`),
    ...(barrel
      ? [words.barrel(nameOf(build, barrel.module)).replace(/(?<=\]\()\/[^)]*/, (path) => absolute(library, path))]
      : []),
    words.removeImports(imports.length, gates.length > 0, gone),
    ...imports.slice(0, 12).map((one) => `- ${nameOf(build, one.from)}${atLine(one.place)}: \`${importInWords(one)}\``),
    ...(imports.length > 12 ? [`- ${words.more(imports.length - 12)}`] : []),
    ...(unused.length > 0 ? [words.noEffect(unused.length)] : []),
  ];
}

function overview(build: Build, builds: readonly Build[]): string[] {
  const inOutput = build.modules.filter(({ chunks }) => chunks.length > 0);
  const size = inOutput.reduce((sum, module) => sum + module.size, 0);
  return [
    `${build.name}${words.summary(
      TEXTS.counts.modules(inOutput.length, inOutput.length.toLocaleString(TEXTS.locale)),
      TEXTS.counts.chunks(build.chunks.length, build.chunks.length.toLocaleString(TEXTS.locale)),
      `, ${words.unminified(sizeInWords(size))}`,
    )}`,
    ...(builds.length > 1
      ? [`Builds of the file: ${builds.map(({ name }, index) => `${index} ${name}`).join(', ')}`]
      : []),
    ...build.entrypoints.map(({ name, chunks }) => {
      const files = new Set(chunks.flatMap((chunk) => build.chunks[chunk]?.files ?? []));
      const bytes = build.assets.reduce((sum, asset) => sum + (files.has(asset.name) ? asset.size : 0), 0);
      return `- ${words.loads(name, sizeInWords(bytes), TEXTS.counts.chunks(chunks.length, String(chunks.length)))}`;
    }),
    '',
    `${words.packages}:`,
    ...packagesIn(build),
    ...gapLines(build, build.gaps),
  ];
}

/** Lists the largest npm packages in the bundle. */
function packagesIn({ modules }: Build): string[] {
  const sizes = new Map<string, number>();
  for (const { packageAt, chunks, size, type } of modules) {
    if (chunks.length === 0) continue;
    const name = packageAt?.name ?? (type === 'runtime' ? words.runtime : words.yourCode);
    sizes.set(name, (sizes.get(name) ?? 0) + size);
  }
  return [...sizes]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 15)
    .map(([name, size]) => `- ${name}: ${sizeInWords(size)}`);
}

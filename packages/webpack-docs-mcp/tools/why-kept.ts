/**
 * Explains what webpack kept and dropped of a bundle's modules: exports, side effects, and imports without an effect.
 */
import {
  bailoutKind,
  isAboutSideEffects,
  isKeptForSideEffects,
} from '../../../tools/bundle-explorer/model/bailouts.ts';
import type { Build, BuildModule } from '../../../tools/bundle-explorer/model/build.ts';
import type { ShownImport } from '../../../tools/bundle-explorer/model/why.ts';
import { atLine, importInWords, nameOf } from '../../../tools/bundle-explorer/page/words.ts';
import { cut } from '../../../compile/markdown-copy/markdown-parts.ts';

const words = TEXTS.bundleExplorer;

/**
 * Lists which exports of a module are used and which aren't. Returns an empty array if the stats file doesn't contain
 * that. webpack doesn't analyze the exports of modules that aren't in the output, so the array is empty for them too.
 */
export function exportLines({ chunks, usedExports, providedExports }: BuildModule): string[] {
  if (chunks.length === 0) return [];
  if (!Array.isArray(providedExports) || providedExports.length === 0 || usedExports === undefined) return [];
  if (usedExports === true)
    return [
      `${words.exports}: ${namesIn(providedExports)}. webpack doesn’t know which of them are used, so it keeps all.`,
    ];
  const used = providedExports.filter((name) => usedExports.includes(name));
  const unused = providedExports.filter((name) => !usedExports.includes(name));
  return [
    `${words.exports}: ${words.exportsUsed(used.length, providedExports.length)}${used.length > 0 ? ` Used: ${namesIn(used)}.` : ''}${unused.length > 0 ? words.exportsUnused(namesIn(unused)) : ''}`,
    ...(used.length > 0 && unused.length > 0
      ? ['The code of an unused export goes when webpack minimizes, unless it has side effects.']
      : []),
  ];
}

/**
 * Lists modules that are in the bundle only for their side effects, and explains how to let webpack exclude them.
 *
 * @param indexes indexes of modules that other modules import
 * @param urlOf converts a path on the site to a URL
 */
export function sideEffectLines(
  { modules }: Build,
  indexes: readonly number[],
  urlOf: (path: string) => string,
): string[] {
  const kept = indexes.flatMap((index) => modules[index] ?? []).filter(isKeptForSideEffects);
  const [first] = kept;
  if (!first) return [];
  const owner = first.packageAt?.name;
  const manifest = owner === undefined ? 'your `package.json`' : `the \`package.json\` of ${owner}`;
  const rule =
    owner === undefined
      ? 'a rule'
      : `a rule of your configuration: \`{ include: /${['node_modules', ...owner.split('/'), ''].join(String.raw`[\\/]`)}/, sideEffects: false }\``;
  return [
    '',
    'None of the exports of these modules are used. webpack keeps them because running them may do something:',
    ...kept.slice(0, 4).flatMap(({ name, bailouts }) => {
      const effects = bailouts.filter((sentence) => isAboutSideEffects(bailoutKind(sentence)));
      return `- ${name}: ${effects
        .slice(0, 3)
        .map((sentence) => `\`${cut(sentence, 200)}\``)
        .join(', ')}`;
    }),
    ...(kept.length > 4 ? [`- ${words.more(kept.length - 4)}`] : []),
    `If the program doesn’t need that, set \`sideEffects: false\` in ${manifest}, or in ${rule}. Then webpack leaves them out: ${urlOf('/guides/tree-shaking/#mark-the-file-as-side-effect-free')}`,
  ];
}

/** Explains what else keeps webpack from dropping unused parts of a module, such as CommonJS exports or `eval()`. */
export function treeShakingLines({ bailouts }: BuildModule, urlOf: (path: string) => string): string[] {
  const found = bailouts
    .map((sentence) => ({ sentence, kind: bailoutKind(sentence) }))
    .filter(({ kind }) => kind.prevents === 'tree shaking' && !isAboutSideEffects(kind));
  return found.slice(0, 3).map(({ sentence, kind }) => {
    const { title, meaning } = words.bailouts[kind.id];
    return `${title} (\`${cut(sentence, 200)}\`). ${meaning} ${urlOf(kind.url)}`;
  });
}

/** Lists the imports of a module that webpack dropped from the bundle. */
export function droppedLines(build: Build, dropped: readonly ShownImport[]): string[] {
  return [
    words.dropped,
    ...dropped.slice(0, 12).map((one) => `- ${nameOf(build, one.from)}${atLine(one.place)}: \`${importInWords(one)}\``),
    ...(dropped.length > 12 ? [`- ${words.more(dropped.length - 12)}`] : []),
  ];
}

function namesIn(names: readonly string[]): string {
  return `${names.slice(0, 12).join(', ')}${names.length > 12 ? ', …' : ''}`;
}

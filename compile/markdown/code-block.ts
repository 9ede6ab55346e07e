import { pageTexts } from '../interface-texts.ts';
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Fence } from '../types.ts';
import { grammarOf, labelOf, plain, shells } from './code-languages.ts';
import { type LineMark, renderForms, renderLines } from './code-lines.ts';
import { readCodeSpans } from './code-spans.ts';
import { type ConfigForms, configForms, isWholeConfig } from './config-forms.ts';
import { withoutHiddenLines } from './hidden-lines.ts';
import type { Highlighter, Token } from './highlight.ts';
import { colorOutput } from './output-colors.ts';
import { type PackageManager, packageManagers, translateInstall } from './install-commands.ts';

/** Minimum number of lines of a code block that is collapsed automatically. */
const foldFrom = 40;

/** Context for rendering a code block. */
interface AboutFence {
  /** Whether the code block is labeled as tested. */
  isVerified: boolean;
  /** URL that opens the code example in the playground. */
  playAddress?: string | undefined;
  /** Whether the code block contains keys of webpack options. */
  hasKeys: boolean;
}

/**
 * Renders a Markdown code fence as HTML, as the markup contract specifies: as `figure.code`, or as three tabs for an
 * install command.
 *
 * @param about context from outside the fence
 */
export async function renderFence(fence: Fence, highlighter: Highlighter, about: AboutFence): Promise<Element> {
  const code = withoutHiddenLines(fence.code);
  const translated = shells.has(fence.lang) ? translateInstall(code) : undefined;
  if (!translated) return renderBlock({ ...fence, code }, highlighter, about);
  const panel = async (manager: PackageManager) =>
    h(
      'div',
      { class: 'tab-panel', dataTitle: manager },
      await renderBlock({ ...fence, code: translated[manager] }, highlighter, about),
    );
  return h('div', { class: 'tabs', dataTabs: 'npm' }, [
    h(
      'div',
      { class: 'tab-list' },
      packageManagers.map((manager) => h('button', { type: 'button', class: 'tab' }, manager)),
    ),
    ...(await Promise.all(packageManagers.map(panel))),
  ]);
}

/** Whether a code block is terminal input or output. */
function terminalOf({ lang, output, title }: Fence): 'input' | 'output' | undefined {
  if (output && plain.has(lang)) return 'output';
  return shells.has(lang) && title === undefined ? 'input' : undefined;
}

async function renderBlock(
  fence: Fence,
  highlighter: Highlighter,
  { isVerified, playAddress, hasKeys }: AboutFence,
): Promise<Element> {
  const { lines, content, forms } = await renderCode(fence, highlighter);
  const fold = fence.fold ?? lines >= foldFrom;
  return h(
    'figure',
    {
      class: `code${isVerified ? ' verified' : ''}${fold ? ' fold' : ''}`,
      dataLang: fence.lang,
      dataDiff: fence.lang === 'diff',
      dataTerminal: terminalOf(fence),
      dataForms: forms?.join(' '),
      dataKeys: hasKeys,
      dataLabel: fence.title === undefined ? labelOf(fence) : undefined,
    },
    [
      fence.title === undefined ? undefined : h('figcaption', fence.title),
      playAddress === undefined
        ? undefined
        : h('div', { class: 'try' }, [
            h('button', { class: 'edit', type: 'button' }, pageTexts.edit),
            h('a', { class: 'play', href: playAddress }, pageTexts.play),
          ]),
      h('button', { class: 'copy', type: 'button', ariaLabel: pageTexts.copy }),
      h('pre', { tabIndex: 0 }, h('code', content)),
      fold ? h('button', { class: 'unfold', type: 'button' }, pageTexts.showAll(lines)) : undefined,
    ],
  );
}

/** HTML children of a `code` element, and the number of lines in them. */
interface RenderedCode {
  lines: number;
  content: ElementContent[];
  /** Formats besides ES module in which the configuration is also shown. */
  forms?: string[];
}

async function renderCode(fence: Fence, highlighter: Highlighter): Promise<RenderedCode> {
  if (fence.lang === 'diff') return renderDiff(fence, highlighter);
  const forms = isWholeConfig(fence) ? configForms(fence.code) : undefined;
  if (forms) return renderConfig(fence, forms, highlighter);
  const { code, spans } =
    fence.links || fence.details ? readCodeSpans(fence.code, fence) : { code: fence.code, spans: [] };
  const tokens =
    terminalOf(fence) === 'output' ? colorOutput(code) : await highlighter.tokenize(code, grammarOf(fence));
  return { lines: tokens.length, content: renderLines(tokens, lineMarks(fence), spans) };
}

/** Renders a webpack configuration in all formats; CSS shows the selected one. */
async function renderConfig(fence: Fence, forms: ConfigForms, highlighter: Highlighter): Promise<RenderedCode> {
  const codes = { esm: fence.code, cjs: forms.cjs.join('\n'), ...(forms.ts && { ts: forms.ts.join('\n') }) };
  const tokens = await Promise.all(
    Object.entries(codes).map(async ([form, code]) => ({
      form,
      lines: await highlighter.tokenize(code, form === 'ts' ? 'ts' : 'js'),
    })),
  );
  return {
    lines: forms.cjs.length,
    content: renderForms(tokens),
    forms: Object.keys(codes).filter((form) => form !== 'esm'),
  };
}

function lineMarks(fence: Fence): Map<number, LineMark> {
  const marks = new Map<number, LineMark>();
  for (const mark of ['highlight', 'ins', 'del'] as const) {
    for (const line of fence[mark]) marks.set(line - 1, mark === 'highlight' ? 'hl' : mark);
  }
  return marks;
}

/**
 * Renders a diff in a code block. The column of `+`, `-` and spaces stays as text; the rest of each line is highlighted
 * in the file's language.
 */
async function renderDiff(fence: Fence, highlighter: Highlighter): Promise<RenderedCode> {
  const lines = fence.code.split('\n');
  const marks = lineMarks(fence);
  const columns = lines.map((line) =>
    /^[+\- ]/.test(line) && !/^(?:\+\+\+|---)(?: |$)/.test(line) ? line.slice(0, 1) : '',
  );
  const colored = await highlighter.tokenize(
    lines.map((line, index) => line.slice(columns[index]?.length)).join('\n'),
    grammarOf(fence),
  );
  const tokens = colored.map((line, index): Token[] => {
    if (columns[index] === '+') marks.set(index, 'ins');
    if (columns[index] === '-') marks.set(index, 'del');
    return [{ text: columns[index] ?? '' }, ...line];
  });
  return { lines: tokens.length, content: renderLines(tokens, marks) };
}

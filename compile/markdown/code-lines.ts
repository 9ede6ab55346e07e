import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Token } from './highlight.ts';

/** Ways in which a line of code can be marked: highlighted, added, removed. */
export type LineMark = 'hl' | 'ins' | 'del';

/**
 * An element around a range of code in a code block, such as a link, `<details>` or `<summary>`. The range is given by
 * offsets.
 */
export interface CodeSpan {
  start: number;
  end: number;
  tagName: 'a' | 'details' | 'summary';
  properties: Record<string, string>;
}

/**
 * Renders highlighted code with as few elements as possible. Code in the default color needs no element, and adjacent
 * tokens of one color are merged, even across white space and line breaks.
 *
 * @param lines tokens of each line, without newlines
 * @param marks marks by 0-based line
 * @param spans elements inside the code, properly nested; lines that they touch aren't marked
 */
export function renderLines(lines: Token[][], marks: Map<number, LineMark>, spans: CodeSpan[] = []): ElementContent[] {
  if (spans.length > 0) return renderSpans(lines, spans);
  const result: ElementContent[] = [];
  let run: Token[] = [];
  let runMark: LineMark | undefined;
  const flush = (): void => {
    const rendered = renderTokens(run);
    result.push(...(runMark ? [h('span', { class: runMark }, rendered)] : rendered));
    run = [];
  };
  lines.forEach((line, index) => {
    const mark = marks.get(index);
    // Put each marked line of code in a separate element (markup contract). Unmarked lines are merged.
    if (mark !== undefined || runMark !== undefined) flush();
    runMark = mark;
    run.push(...line);
    if (index < lines.length - 1) run.push({ text: '\n' });
  });
  flush();
  return result;
}

/** Renders the tokens of highlighted code as text and `<i class>` elements. */
function renderTokens(tokens: Token[]): ElementContent[] {
  return mergeTokens(tokens).map(({ text, kind }) =>
    kind ? h('i', { class: kind }, text) : { type: 'text', value: text },
  );
}

/** Merges adjacent tokens of the same color, also across white space. */
export function mergeTokens(tokens: Token[]): Token[] {
  const merged: Token[] = [];
  for (const token of tokens) {
    if (token.text === '') continue;
    const current: Token = /^\s+$/.test(token.text) ? { text: token.text } : { ...token };
    const last = merged.at(-1);
    const beforeLast = merged.at(-2);
    if (last && last.kind === current.kind) last.text += current.text;
    else if (last && beforeLast && current.kind && beforeLast.kind === current.kind && /^\s+$/.test(last.text)) {
      beforeLast.text += last.text + current.text;
      merged.pop();
    } else merged.push(current);
  }
  return merged;
}

function renderSpans(lines: Token[][], spans: CodeSpan[]): ElementContent[] {
  const tokens = lines.flatMap((line, index) => (index < lines.length - 1 ? [...line, { text: '\n' }] : line));
  const ordered = spans.toSorted((a, b) => a.start - b.start || b.end - a.end);
  return renderRange(tokens, 0, ordered);
}

/** Renders the tokens of highlighted code from `offset`, with the elements in that range, outermost first. */
function renderRange(tokens: Token[], offset: number, spans: CodeSpan[]): ElementContent[] {
  const result: ElementContent[] = [];
  let rest = tokens;
  let position = offset;
  let index = 0;
  for (let span = spans[index]; span; span = spans[index]) {
    const { end } = span;
    let next = spans.findIndex(({ start }, at) => at > index && start >= end);
    if (next < 0) next = spans.length;
    const [before, afterStart] = splitTokens(rest, span.start - position);
    const [inside, after] = splitTokens(afterStart, span.end - span.start);
    result.push(
      ...renderTokens(before),
      h(span.tagName, span.properties, renderRange(inside, span.start, spans.slice(index + 1, next))),
    );
    rest = after;
    position = span.end;
    index = next;
  }
  return [...result, ...renderTokens(rest)];
}

function splitTokens(tokens: Token[], length: number): [Token[], Token[]] {
  const before: Token[] = [];
  let remaining = length;
  for (const [index, token] of tokens.entries()) {
    if (token.text.length > remaining) {
      if (remaining > 0) before.push({ ...token, text: token.text.slice(0, remaining) });
      return [before, [{ ...token, text: token.text.slice(remaining) }, ...tokens.slice(index + 1)]];
    }
    before.push(token);
    remaining -= token.text.length;
  }
  return [before, []];
}

/** Highlighted lines of a webpack configuration in one format, such as CommonJS. */
interface CodeForm {
  form: string;
  lines: Token[][];
}

/**
 * Renders a webpack configuration in several formats. Lines that are equal in all formats appear once. Where the
 * formats differ, each variant is in an element whose classes are the names of its formats.
 *
 * @param forms formats with the same number of lines each; the default comes first
 */
export function renderForms(forms: readonly CodeForm[]): ElementContent[] {
  const [first] = forms;
  const count = first?.lines.length ?? 0;
  const result: ElementContent[] = [];
  for (let start = 0; start < count;) {
    const isSame = isSameLine(forms, start);
    let end = start + 1;
    while (end < count && isSameLine(forms, end) === isSame) end++;
    const stretch = (lines: Token[][]) => [
      ...renderLines(lines.slice(start, end), new Map()),
      ...(end < count ? [{ type: 'text' as const, value: '\n' }] : []),
    ];
    if (isSame && first) result.push(...stretch(first.lines));
    else
      for (const { names, lines } of byText(forms, start, end))
        result.push(h('span', { class: names }, stretch(lines)));
    start = end;
  }
  return result;
}

function textOf(lines: readonly Token[][]): string {
  return lines.map((line) => line.map(({ text }) => text).join('')).join('\n');
}

function isSameLine(forms: readonly CodeForm[], index: number): boolean {
  return new Set(forms.map(({ lines }) => textOf(lines.slice(index, index + 1)))).size === 1;
}

/** Returns the distinct variants of a range of lines in a configuration, each with the names of its formats. */
function byText(forms: readonly CodeForm[], start: number, end: number): { names: string[]; lines: Token[][] }[] {
  const texts = new Map<string, { names: string[]; lines: Token[][] }>();
  for (const { form, lines } of forms) {
    const text = textOf(lines.slice(start, end));
    const known = texts.get(text);
    if (known) known.names.push(form);
    else texts.set(text, { names: [form], lines });
  }
  return [...texts.values()];
}

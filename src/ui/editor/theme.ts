/** Editor theme that uses the site's color variables, so that it adapts to the light and the dark theme. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/**
 * Colors of syntax tokens in the editor, which are the same as in code blocks
 * (`src/prose/styles/code-blocks.global.css`).
 */
const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.controlKeyword], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue], color: 'var(--code-string)' },
  { tag: [tags.comment, tags.meta], color: 'var(--code-comment)', fontStyle: 'italic' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.definition(tags.className)],
    color: 'var(--code-function)',
  },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color], color: 'var(--code-number)' },
  { tag: [tags.typeName, tags.className, tags.tagName, tags.namespace], color: 'var(--code-type)' },
  { tag: [tags.propertyName, tags.attributeName, tags.labelName], color: 'var(--code-property)' },
  { tag: [tags.variableName, tags.self], color: 'var(--code-variable)' },
  { tag: tags.invalid, color: 'var(--bad)' },
]);

/** Returns a style that underlines code with a problem. A color alone would be invisible in forced-colors mode. */
const underline = (color: string) => ({
  backgroundImage: 'none',
  textDecoration: `underline wavy ${color}`,
  textUnderlineOffset: '3px',
});

const surfaces = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--surface-code)', color: 'var(--code-ink)', fontSize: '0.8438rem' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  // Repeat the focus outline above the gutter, which is sticky and would cover it.
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '300',
    border: '2px solid var(--accent)',
    pointerEvents: 'none',
  },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.625', scrollbarWidth: 'thin' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '0.75rem 0' },
  '.cm-line': { padding: '0 1rem 0 0.5rem' },
  '.cm-gutters': { backgroundColor: 'var(--surface-code)', color: 'var(--ink-faint)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 6%, transparent)',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--line-strong)',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--warn-soft)', outline: '1px solid var(--warn)' },
  '.cm-panels': { backgroundColor: 'var(--surface-soft)', color: 'var(--ink)', borderColor: 'var(--line)' },
  '.cm-textfield': {
    border: '1px solid var(--line-strong)',
    borderRadius: '4px',
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    fontSize: '1rem',
  },
  '.cm-button': {
    border: '1px solid var(--line-strong)',
    borderRadius: '4px',
    background: 'var(--surface-raised)',
    color: 'var(--ink)',
  },
  '.cm-panel.cm-search [name=close]': { color: 'var(--ink)', minWidth: '24px', minHeight: '24px' },
  '.cm-panel.cm-panel-lint ul [aria-selected]': { backgroundColor: 'var(--surface-hover)', color: 'var(--ink)' },
  // CodeMirror adds a tooltip outside of the window and moves it into place in the next frame. Hide the tooltip until
  // then, because browsers would report the move as a layout shift.
  '@keyframes cm-placed': { from: { visibility: 'hidden' } },
  '.cm-tooltip': {
    animation: 'cm-placed 60ms step-end',
    border: '1px solid var(--line-strong)',
    borderRadius: '6px',
    backgroundColor: 'var(--surface-raised)',
    color: 'var(--ink)',
  },
  '.cm-diagnostic': { maxWidth: '60ch', whiteSpace: 'pre-wrap', fontFamily: 'var(--font)', overflowWrap: 'anywhere' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--bad)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--warn)' },
  '.cm-lintRange-error': underline('var(--bad)'),
  '.cm-lintRange-warning': underline('var(--warn)'),
});

/** Colors of the code in the editor and of the editor around it. */
export const theme = [surfaces, syntaxHighlighting(colors)];

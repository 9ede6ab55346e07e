/**
 * Completes option names and values, and describes options on hover, when the reader edits a webpack configuration.
 * This module is a separate chunk. Its data comes from the JSON schema of the configuration, which is fetched when it
 * is first needed.
 */
import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  pickedCompletion,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { EditorView, hoverTooltip } from '@codemirror/view';
import { isObjectWith } from '../../../model/json-shape.ts';
import { schemaVersions } from '../../../model/schema-versions.ts';
import { fetchJson } from '../../browser/fetch-json.ts';
import { openSchema, type SchemaOptions, type WholeSchema } from './editor-schema.ts';
import { optionAt, writingAt } from './place-in-configuration.ts';

let opened: Promise<SchemaOptions | undefined> | undefined;

/**
 * Loads the options of the documented webpack version. Resolves to undefined if they can't be loaded, and then tries
 * again on the next call.
 */
function options(): Promise<SchemaOptions | undefined> {
  const [major] = schemaVersions(document.documentElement.dataset.webpackVersion ?? '');
  opened ??= fetchJson(`/schemas/${major}/webpack.config.json`, isObjectWith<WholeSchema>('definitions')).then(
    openSchema,
    () => {
      opened = undefined;
      return undefined;
    },
  );
  return opened;
}

async function complete({ state, pos, explicit }: CompletionContext): Promise<CompletionResult | null> {
  const writing = writingAt(state, pos);
  if (!writing || !(explicit || writing.from < pos || writing.isQuoted)) return null;
  const known = await options();
  if (!known) return null;
  const { kind, path, from, to, isQuoted, taken } = writing;
  const completions =
    kind === 'key'
      ? [...known.keysAt(path)].flatMap(([name, help]) => (taken.includes(name) ? [] : ofKey(name, help, isQuoted)))
      : known.valuesAt(path).flatMap((value, index) => ofValue(value, isQuoted, index));
  return { from, to, options: completions, validFor: /^[\w$/.-]*$/ };
}

function ofKey(name: string, help: string, isQuoted: boolean): Completion {
  const key = isQuoted || /^[\w$]+$/.test(name) ? name : JSON.stringify(name);
  return {
    label: name,
    type: 'property',
    info: () => described(help),
    apply(view, completion, from, to) {
      const hasValue = isQuoted || /^\s*:/.test(view.state.sliceDoc(to, to + 20));
      const insert = hasValue ? key : `${key}: `;
      view.dispatch({
        changes: { from, to, insert },
        selection: { anchor: from + insert.length },
        annotations: pickedCompletion.of(completion),
        userEvent: 'input.complete',
      });
    },
  };
}

/** @param index position of the value in the schema. Completions keep this order, in which short values come first */
function ofValue(value: string, isQuoted: boolean, index: number): Completion[] {
  if (isQuoted && !value.startsWith('"')) return [];
  const label = isQuoted ? value.slice(1, -1) : value;
  return [{ label, type: 'constant', sortText: String(index).padStart(3, '0') }];
}

/** Renders the lines of an option's description. A line that consists of a URL becomes a link. */
function described(help: string): HTMLElement {
  const box = document.createElement('div');
  box.className = 'cm-option-help';
  for (const line of help.split('\n\n')) {
    const paragraph = box.appendChild(document.createElement('p'));
    if (!/^https?:\/\/\S+$/.test(line)) paragraph.textContent = line;
    else {
      const link = paragraph.appendChild(document.createElement('a'));
      // Keep only path and hash of the URL, so that the link stays on this host even if the schema names another one.
      const { pathname, hash } = new URL(line);
      link.href = pathname + hash;
      link.target = '_blank';
      link.textContent = TEXTS.frame.documentation;
    }
  }
  return box;
}

const hover = hoverTooltip(async ({ state }, position) => {
  const option = optionAt(state, position);
  const help = option && (await options())?.helpAt(option.path);
  if (!option || help === undefined) return null;
  return { pos: option.from, end: option.to, above: true, create: () => ({ dom: described(help) }) };
});

// Use a theme and not a base theme, so that it takes precedence over the default styles of completions.
const look = EditorView.theme({
  '.cm-option-help': { maxWidth: '60ch', padding: '0.25rem 0.75rem', fontFamily: 'var(--font)' },
  // On phones, show the description below the list of completions instead of beside it, where it would cover the list.
  '@media (width < 768px)': {
    '.cm-tooltip.cm-completionInfo': {
      inset: '100% auto auto 0 !important',
      width: '100%',
      maxWidth: 'none !important',
    },
  },
  '.cm-option-help p': { margin: '0.25rem 0', overflowWrap: 'anywhere' },
  '.cm-option-help a': { color: 'var(--accent-ink)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-code)', maxHeight: '15em' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--surface-hover)', color: 'var(--ink)' },
});

/** CodeMirror extension that helps with editing a webpack configuration. */
export const configurationHelp: Extension = [autocompletion({ override: [complete], icons: false }), hover, look];

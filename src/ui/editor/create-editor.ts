/**
 * Sets up CodeMirror as the code editor. This module is a separate chunk that only `CodeEditor` loads. The editor is in
 * a shadow root: the content security policy forbids style elements, and in a shadow root, CodeMirror uses constructed
 * style sheets instead.
 */
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  type ViewUpdate,
} from '@codemirror/view';
import type { EditedFile, EditorOptions, TextEditor } from './editor-types.ts';
import { languageOf } from './languages.ts';
import { offsetOf, problemRanges } from './problem-ranges.ts';
import { theme } from './theme.ts';

/** Media query for narrow windows and paper, where the editor wraps lines instead of scrolling horizontally. */
const narrow = matchMedia('(width < 768px), print');

/** How long the Tab key moves the focus out of the editor after Escape was pressed, in milliseconds. */
const tabLeavesFor = 60_000;

/** Marks changes to the editor's text that the page made, as opposed to the reader. */
const fromPage = Annotation.define<true>();

/** Creates a code editor as the only content of an element. */
export function createEditor(host: HTMLElement, options: EditorOptions): TextEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const wrapping = new Compartment();
  const speaking = new Compartment();
  const naming = new Compartment();
  const helping = new Compartment();
  const states = new Map<string, EditorState>();
  // Texts that the editor has already reported to the page but that haven't been passed back as props yet. A late prop
  // must not revert newer typing.
  let told: string[] = [];
  let shown = options.file;

  const onUpdate = ({ docChanged, state, transactions }: ViewUpdate) => {
    if (!docChanged || transactions.some((transaction) => transaction.annotation(fromPage))) return;
    const text = state.doc.toString();
    told.push(text);
    options.onChange(text);
  };
  const stateOf = ({ name, text }: EditedFile, label: string) =>
    EditorState.create({
      doc: text,
      extensions: [
        speaking.of(languageOf(name)),
        naming.of(named(label)),
        helping.of([]),
        wrapping.of(wrapped()),
        EditorView.updateListener.of(onUpdate),
        EditorState.readOnly.of(options.readOnly ?? false),
        keys(options),
        EditorView.domEventHandlers({ beforeinput: replaceSelected }),
        furniture,
      ],
    });

  const view = new EditorView({ state: stateOf(options.file, options.label), root, parent: root });
  // Ask the editor for a height, so that it measures immediately. Otherwise, line numbers would be painted at estimated
  // heights first, and then move.
  view.elementAtHeight(0);
  const rewrap = () => view.dispatch({ effects: wrapping.reconfigure(wrapped()) });
  const help = async () => {
    if (options.readOnly || !isConfiguration(shown.name)) return;
    const helped = identityOf(shown);
    const { configurationHelp } = await import(
      /* webpackChunkName: "configuration-help" */ './configuration/configuration-help.ts'
    );
    if (helped === identityOf(shown)) view.dispatch({ effects: helping.reconfigure(configurationHelp) });
  };
  // If the chunk with the completions fails to load, everything else in the editor still works.
  const tryToHelp = () => void help().catch(() => {});
  tryToHelp();
  narrow.addEventListener('change', rewrap);
  host.addEventListener('keydown', keepFromPage);

  const measure = () => {
    view.requestMeasure();
    view.elementAtHeight(0);
  };
  const select = (anchor: number, head: number) => {
    // An editor that just became visible has no heights of its lines yet, and would scroll to estimated ones.
    measure();
    view.dispatch({ selection: { anchor, head }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
    measure();
    // CodeMirror scrolls itself and the page. It doesn't know which part of the page the header covers.
    const line = lineAt(view, anchor);
    if (line && line.clientHeight < view.scrollDOM.clientHeight) line.scrollIntoView({ block: 'center' });
    view.focus();
  };

  return {
    show(file, label) {
      const former = shown;
      shown = file;
      const isOther = identityOf(file) !== identityOf(former);
      if (isOther) {
        states.set(identityOf(former), view.state);
        told = [];
        view.setState(states.get(identityOf(file)) ?? stateOf(file, label));
      }
      if (isOther || file.name !== former.name) {
        const effects = [
          speaking.reconfigure(languageOf(file.name)),
          naming.reconfigure(named(label)),
          wrapping.reconfigure(wrapped()),
        ];
        view.dispatch({ effects });
        tryToHelp();
      }
      const echo = told.indexOf(file.text);
      told = told.slice(echo + 1);
      const { doc } = view.state;
      if (echo >= 0 || doc.toString() === file.text) return;
      view.dispatch({ changes: { from: 0, to: doc.length, insert: file.text }, annotations: fromPage.of(true) });
    },
    mark(problems) {
      view.dispatch(setDiagnostics(view.state, problemRanges(view.state.doc, problems)));
    },
    goTo(line, column = 0) {
      const place = offsetOf(view.state.doc, line, column);
      select(place, place);
    },
    selectLine(line) {
      const { doc } = view.state;
      select(offsetOf(doc, line, 0), offsetOf(doc, line, Infinity));
    },
    focus: () => view.focus(),
    close() {
      narrow.removeEventListener('change', rewrap);
      host.removeEventListener('keydown', keepFromPage);
      view.destroy();
    },
  };
}

function identityOf({ identity, name }: EditedFile): string {
  return identity ?? name;
}

/** Whether a file is a webpack configuration, for which the editor completes options. */
function isConfiguration(name: string): boolean {
  return /(?:^|\/)webpack\.config\b[^/]*\.(?:[cm]?[jt]s|json)$/.test(name);
}

/** Returns the element of the line at an offset. */
function lineAt(view: EditorView, offset: number): Element | null | undefined {
  const { node } = view.domAtPos(offset);
  return (node instanceof Element ? node : node.parentElement)?.closest('.cm-line');
}

function named(label: string): Extension {
  return EditorView.contentAttributes.of({
    'aria-label': label,
    // The text field can be focused even without a tabindex, but the accessibility checker axe doesn't detect that.
    tabindex: '0',
    'aria-description': TEXTS.editorKeys,
  });
}

function wrapped(): Extension {
  return narrow.matches ? EditorView.lineWrapping : [];
}

function keys({ onSubmit }: EditorOptions): Extension {
  const submit = () => {
    onSubmit?.();
    return onSubmit !== undefined;
  };
  let freeUntil = 0;
  const letTabLeave = (view: EditorView) => {
    // Let the page handle the second press of Escape.
    if (performance.now() < freeUntil) return false;
    freeUntil = performance.now() + tabLeavesFor;
    view.setTabFocusMode(tabLeavesFor);
    return true;
  };
  return keymap.of([
    { key: 'Mod-Enter', run: submit },
    ...searchKeymap,
    ...lintKeymap,
    ...historyKeymap,
    ...defaultKeymap.filter(({ key }) => key !== 'Escape'),
    indentWithTab,
    { key: 'Escape', run: letTabLeave },
  ]);
}

/** CodeMirror extensions that are the same for all files. */
const furniture: Extension = [
  lineNumbers(),
  lintGutter(),
  history(),
  indentUnit.of('  '),
  EditorState.tabSize.of(2),
  indentOnInput(),
  bracketMatching(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  search({ top: true }),
  theme,
];

/**
 * Replaces the selection when the reader types over it. Chromium itself would add style attributes to keep the
 * selection's look, which the content security policy blocks with a console error.
 */
function replaceSelected({ inputType, data }: InputEvent, view: EditorView): boolean {
  const { state } = view;
  if (inputType !== 'insertText' || data === null || view.composing || state.readOnly) return false;
  if (state.selection.main.empty) return false;
  view.dispatch(state.replaceSelection(data), { userEvent: 'input.type' });
  return true;
}

/**
 * Stops key events in the editor from reaching the page, except for shortcuts with Ctrl or Cmd that the editor doesn't
 * handle. The page only sees the shadow host and not a text field, so it would treat typed letters as shortcuts. If the
 * editor doesn't handle Escape, the page receives it.
 */
function keepFromPage(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, defaultPrevented } = event;
  if (key === 'Escape' && !defaultPrevented) return;
  if (defaultPrevented || key.length > 1 || !(ctrlKey || metaKey)) event.stopPropagation();
}

import { defaultKeymap, history } from '@codemirror/commands';
import { EditorView, keymap } from '@codemirror/view';

export const edit = (parent) => new EditorView({ extensions: [history(), keymap.of(defaultKeymap)], parent });

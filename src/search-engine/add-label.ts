import { addKeys } from './add-keys.ts';
import { addWords } from './add-words.ts';
import type { Label } from './catalog.ts';
import type { Filling } from './filling.ts';
import { isMeant, units } from './words.ts';

/**
 * Adds a label (a title, name, phrase, or message) to the search index, with its words and keys.
 * @param path full name of what the heading documents
 */
export function addLabel(catalog: Filling, known: Pick<Label, 'entry' | 'kind' | 'text' | 'id'>, path?: string): void {
  const meaningful = units(known.text).filter(isMeant);
  const size = Math.max(1, meaningful.length);
  const label: Label = { ...known, number: catalog.labels.length, shared: false, size };
  catalog.labels.push(label);
  if (label.kind === 'title') catalog.titles.push(label);
  addWords(catalog, label, meaningful);
  addKeys(catalog, label, (path?.endsWith(`.${label.text}`) ?? false) || isStepOfPath(label));
}

/**
 * Whether a heading is the last segment of an option path that begins in its parent heading, like `publicPath` under
 * `devServer.static`.
 */
function isStepOfPath({ entry: { level, parent }, kind, text }: Label): boolean {
  return kind === 'title' && level > 2 && /^[\w$]+$/.test(text) && /^[\w$]+(?:\.[\w$]+)+$/.test(parent?.title ?? '');
}

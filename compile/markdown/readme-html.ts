import type { Root } from 'hast';
import type { SourcePage } from '../types.ts';

export function makeReadmeSafe(tree: Root, _source: SourcePage): Root {
  return tree;
}

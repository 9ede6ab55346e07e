import type { KeyPath } from '../model/answer.ts';
import { pathText, type OptionIndex } from '../model/option-index.ts';

/** Name of a configuration key, linked to the documentation of its option or of the nearest documented parent. */
export function OptionName({ path, index }: { path: KeyPath; index: OptionIndex }) {
  const url = index.near(path)?.url;
  const name = <code>{pathText(path)}</code>;
  return url ? <a href={url}>{name}</a> : name;
}

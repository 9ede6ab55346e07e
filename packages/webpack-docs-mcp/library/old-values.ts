/** Finds values of options that earlier versions took in the tables about them. Pure. */
import { tableRows } from './message-rows.ts';
import type { PackagedPage } from './package-data.ts';

/**
 * What became of old values of an option: the rows about `proxy: { "/api": … }`, in words.
 *
 * @param page about the changes: the migration guide, or the page about the dev server
 * @param name path of the option on it: `optimization.splitChunks.name`
 */
export function oldValuesOf(page: PackagedPage, name: string): string[] {
  return tableRows(page.markdown).flatMap(({ head, cells: [before = '', ...after] }) => {
    const [, key = ''] = /^`([\w.]+): /.exec(before) ?? [];
    const isIt = key !== '' && (key === name || (key.includes('.') && name.endsWith(`.${key}`)));
    return isIt ? [[before, ...after].map((cell, index) => `${head[index] ?? ''}: ${cell}`).join('; ')] : [];
  });
}

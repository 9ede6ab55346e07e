/** Finds option values that earlier versions of webpack accepted, in tables about what has changed. */
import { tableRows } from './message-rows.ts';
import type { PackagedPage } from './package-data.ts';

/**
 * Returns the table rows about an option's old values (`proxy: { "/api": … }`) as text.
 *
 * @param page page about the changes, which is the migration guide or the page about the development server
 * @param name path of the option on that page (`optimization.splitChunks.name`)
 */
export function oldValuesOf(page: PackagedPage, name: string): string[] {
  return tableRows(page.markdown).flatMap(({ head, cells: [before = '', ...after] }) => {
    const [, key = ''] = /^`([\w.]+): /.exec(before) ?? [];
    const isIt = key !== '' && (key === name || (key.includes('.') && name.endsWith(`.${key}`)));
    return isIt ? [[before, ...after].map((cell, index) => `${head[index] ?? ''}: ${cell}`).join('; ')] : [];
  });
}

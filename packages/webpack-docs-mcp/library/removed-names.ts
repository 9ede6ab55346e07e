/** Finds removed flags and plugins in the migration guides, because webpack's API data doesn't contain them. */
import type { PackagedPage } from './package-data.ts';
import { rowsAbout, rowsNaming, tableOf, withRows } from './message-rows.ts';
import type { PackageOption } from './package-options.ts';
import { sectionsOf } from './sections.ts';
import { lastPart } from '../../../src/model/last-part.ts';

/**
 * Finds out what became of a flag (`--https`) or plugin (`webpack.NamedModulesPlugin`) that webpack no longer has. The
 * answer comes from the newest migration guide that has a table row or heading for it.
 *
 * @param pages all pages
 * @returns the section, reduced to that row if there is one, or undefined if no guide mentions the name
 */
export function removedIn(
  pages: Iterable<PackagedPage>,
  asked: string,
): (PackageOption & { name: string }) | undefined {
  const name = asked
    .trim()
    .replace(/^new\s+/, '')
    .replace(/[({;\s].*$/s, '');
  const isFlag = name.startsWith('-');
  const plugin = lastPart(name);
  if (!isFlag && !/^[A-Z]\w*Plugin$/.test(plugin)) return undefined;
  for (const page of guidesIn(pages)) {
    for (const { id, title, markdown } of sectionsOf(page.markdown).toReversed()) {
      const rows = isFlag ? rowsAbout(markdown, name) : [];
      if (rows.length > 0) return { page, name, id, markdown: withRows(markdown, rows) };
      const [row] = isFlag ? [] : rowsNaming(markdown, plugin);
      if (row) return { page, name, id, markdown: tableOf(row) };
      if (!isFlag && title.includes(`\`${plugin}\``) && /\bremoved\b/.test(title)) return { page, name, id, markdown };
    }
  }
  return undefined;
}

/** Returns the documentation's migration guides, newest first. */
function guidesIn(pages: Iterable<PackagedPage>): PackagedPage[] {
  return [...pages]
    .filter(({ url }) => url.startsWith('/migrate/'))
    .toSorted((one, two) => (one.url < two.url ? 1 : -1));
}

import type { Entry, IndexedPage } from './catalog.ts';
import type { CorePage } from './format.ts';
import { unpackId } from './heading-ids.ts';
import { isNegative } from './intent.ts';

/** Highest popularity digit of a page or heading in the index. */
const highestStep = 5;

/** Returns the search entries of a page and its headings, in order. */
export function entriesOf(page: IndexedPage, core: CorePage): [Entry, ...Entry[]] {
  const steps = core.p ?? '';
  const popularityAt = (number: number): number => Number(steps[number] ?? 0) / highestStep;
  const top: Entry = {
    number: page.firstEntry,
    page,
    id: '',
    title: page.title,
    level: 1,
    parent: undefined,
    top: undefined,
    popularity: popularityAt(0),
    negative: false,
  };
  const entries: [Entry, ...Entry[]] = [top];
  let open: Entry[] = [top];
  for (const line of core.h ? core.h.split('\n') : []) {
    const level = Number(line[0]);
    const [title = '', packed] = line.slice(1).split('\t');
    const id = unpackId(title, packed);
    open = open.filter((above) => above.level < level);
    const number = page.firstEntry + entries.length;
    const entry: Entry = {
      number,
      page,
      id,
      title,
      level,
      parent: open.at(-1),
      top,
      popularity: popularityAt(entries.length),
      negative: isNegative(title),
    };
    entries.push(entry);
    open.push(entry);
  }
  return entries;
}

/** Returns the search entry with a given number on its page, or the page's own entry if there is none. */
export function entryAt(entries: readonly [Entry, ...Entry[]], number: number): Entry {
  return entries[number] ?? entries[0];
}

/**
 * Parses lines of the search index that consist of a number, a string, and an optional id. A line without a number has
 * the same number as the line before.
 */
export function numberedLines(lines: string | undefined): [number: number, text: string, id: string | undefined][] {
  let last = 0;
  return (lines ? lines.split('\n') : []).map((line) => {
    const [number, text = '', id] = line.split('\t');
    if (number !== '') last = Number(number);
    return [last, text, id];
  });
}

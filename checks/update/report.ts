/** The report of an update: what a keeper has to know and to do, on two screens; everything by name goes to a file. */
import { areas } from '../../facts/changes/entries.ts';
import type { Area, Change, Entry } from '../../facts/changes/entries.ts';

/** An entry with what it asks for. */
export interface Task {
  entry: Entry;
  /** Where its fact stands: `content/configuration/output.md:210`; or where it belongs: with `, under “output.path”`. */
  place: string;
  /** Ids of its facts that nothing documents. */
  open: readonly string[];
  /** Of what is gone: places that still name it, `content/api/cli.mdx:609: TERSER_DEBUG_DIR`. */
  uses: readonly string[];
}

/** What a report is made from. */
export interface UpdateReport {
  /** Packages with another version: name, before, now. */
  packages: readonly { name: string; before: string; now: string }[];
  tasks: readonly Task[];
  /** What the checks found besides, by check; each may have several lines. */
  failures: Readonly<Record<string, readonly string[]>>;
}

/** Two screens of a terminal. */
const height = 100;
const width = 150;

/** Columns that are left for what an entry says when names and places are long. */
const leastSaid = 24;

const titles: Record<Change, string> = { new: 'NEW', changed: 'CHANGED', removed: 'REMOVED' };

/** A heading with what stands below it, which is folded where there is too much of all. */
interface Block {
  heading: string;
  /** Each may have several lines. */
  items: readonly string[];
}

/** Everything by name, as Markdown. */
export function wholeReport(report: UpdateReport): string {
  const { tasks } = report;
  const blocks = [...blocksOf(report, wholeLines), ...declarationBlocks(tasks)];
  return [
    `# ${packagesLine(report)}`,
    '',
    summary(report),
    ...blocks.flatMap(({ heading, items }) => ['', `## ${heading}`, '', ...items]),
    '',
  ].join('\n');
}

/**
 * Two screens of it: where an area has more entries than there is room for, it says how many.
 *
 * @param file where the whole report is
 */
export function shortReport(report: UpdateReport, file: string): string {
  const declared = declarationBlocks(report.tasks).map(({ heading }) => `${heading}: by name in ${file}`);
  const blocks = blocksOf(report, shortLines);
  const head = [packagesLine(report), summary(report), `Everything by name and at full length: ${file}`];
  const room = height - head.length - declared.length - blocks.length - 1;
  const shown = longestThatFits(blocks, room);
  return [
    ...head,
    ...blocks.flatMap(({ heading, items }) =>
      ['', heading, ...foldedTo(items, shown, file)].slice(heading === '' ? 1 : 0),
    ),
    ...(declared.length > 0 ? ['', ...declared] : []),
  ]
    .flatMap((text) => text.split('\n'))
    .map(clipped)
    .join('\n');
}

function packagesLine({ packages }: UpdateReport): string {
  return packages.map(({ name, before, now }) => `${name} ${before} → ${now}`).join(', ');
}

function summary({ tasks }: UpdateReport): string {
  const met = tasks.filter(isForReaders);
  const count = (change: Change): number => met.filter(({ entry }) => entry.change === change).length;
  const open = tasks.filter((task) => task.open.length > 0);
  const named = met.filter(({ uses }) => uses.length > 0);
  return [
    `${count('new')} new, ${count('changed')} changed, ${count('removed')} removed.`,
    open.length === 0
      ? 'Everything is documented.'
      : `To write: ${open.length} entries with ${open.flatMap((task) => task.open).length} facts (npm run new -- --missing drafts them).`,
    ...(named.length === 0 ? [] : [`${named.length} removed and still named.`]),
  ].join(' ');
}

function isForReaders({ entry }: Task): boolean {
  return entry.area !== 'declarations';
}

function blocksOf({ tasks, failures }: UpdateReport, linesOf: (task: Task) => string): Block[] {
  const changes = (['new', 'changed', 'removed'] as const).flatMap((change) =>
    areas.flatMap((area): Block[] => {
      const own = tasks.filter(
        (task) => isForReaders(task) && task.entry.change === change && task.entry.area === area,
      );
      return own.length === 0 ? [] : [{ heading: headingOf(change, area, own.length), items: own.map(linesOf) }];
    }),
  );
  const found = Object.entries(failures)
    .filter(([, some]) => some.length > 0)
    .map(([check, some]): Block => ({ heading: `TO MEND, says the check of ${check} (${some.length})`, items: some }));
  return [...changes, ...found];
}

function headingOf(change: Change, area: Area, count: number): string {
  return `${titles[change]} ${area} (${count})`;
}

/** One line: what it is, what it asks for; of what is gone, a line for each place that names it. */
function shortLines({ entry, place, open, uses }: Task): string {
  const asked = place && ` → ${doing(entry, open)} ${place}`;
  const name = `  ${entry.name}`;
  const room = Math.max(leastSaid, width - name.length - asked.length - 3);
  const says = entry.says.length > room ? `${entry.says.slice(0, room - 1)}…` : entry.says;
  return [name + (says && ` · ${says}`) + asked, ...uses.map((use) => `    still named in ${use}`)].join('\n');
}

function wholeLines({ entry, place, open, uses }: Task): string {
  return [
    `- ${entry.name}${entry.says && ` · ${entry.says}`}`,
    ...(place ? [`  ${doing(entry, open)} ${place}`] : []),
    ...(entry.facts.length > 1 ? [`  facts: ${entry.facts.join(', ')}`] : []),
    ...(open.length > 0 ? [`  not documented: ${open.join(', ')}`] : []),
    ...uses.map((use) => `  still named in ${use}`),
  ].join('\n');
}

function doing({ change }: Entry, open: readonly string[]): string {
  if (change === 'changed') return 'read again';
  return open.length > 0 ? 'write in' : 'is in';
}

/** Declarations are one heading a change: pages list them by themselves. */
function declarationBlocks(tasks: readonly Task[]): Block[] {
  const declared = tasks.filter((task) => !isForReaders(task));
  return [...Map.groupBy(declared, ({ entry }) => entry.change)].map(([change, some]) => {
    const ids = some.flatMap(({ entry }) => entry.facts);
    const open = some.flatMap((task) => task.open);
    return {
      heading: `${titles[change]} declarations (${ids.length}${open.length > 0 ? `, ${open.length} without a sentence or a page` : ''})`,
      items: some.map(wholeLines),
    };
  });
}

/** How many items of each block can be shown, so that all together have no more lines than there is room for. */
function longestThatFits(blocks: readonly Block[], room: number): number {
  const most = Math.max(0, ...blocks.map(({ items }) => items.length));
  const linesWith = (shown: number): number =>
    blocks.reduce((sum, { items }) => sum + foldedTo(items, shown, '').join('\n').split('\n').length + 1, 0);
  let shown = most;
  while (shown > 1 && linesWith(shown) > room) shown--;
  return shown;
}

function foldedTo(items: readonly string[], shown: number, file: string): string[] {
  if (items.length <= shown) return [...items];
  return [...items.slice(0, shown), `  … ${items.length - shown} more in ${file}`];
}

function clipped(line: string): string {
  return line.length <= width ? line : `${line.slice(0, width - 1)}…`;
}

/**
 * Writes the report of a package update for maintainers: a summary that fits two terminal screens, and a file with all
 * details.
 */
import { areas } from '../../facts/changes/entries.ts';
import type { Area, Change, Entry } from '../../facts/changes/entries.ts';

/** A change in the updated packages, and what must be done on the pages because of it. */
export interface Task {
  entry: Entry;
  /**
   * File and line that document what has changed: `content/configuration/output.md:210`. If no page does, the position
   * where it belongs, followed by `, under “output.path”`.
   */
  place: string;
  /** Ids of the options and other names in the change that no page documents. */
  open: readonly string[];
  /** Files and lines that still contain a removed name: `content/api/cli.mdx:609: TERSER_DEBUG_DIR`. */
  uses: readonly string[];
}

/** Content of the report about a package update. */
export interface UpdateReport {
  /** Updated npm packages, with their old and new versions. */
  packages: readonly { name: string; before: string; now: string }[];
  tasks: readonly Task[];
  /**
   * Failed checks that the changes in the report don't already cover, by the name of the check. Each may have several
   * lines.
   */
  failures: Readonly<Record<string, readonly string[]>>;
}

/** Maximum height of the printed summary: two terminal screens, in lines. */
const height = 100;
const width = 150;

/** Minimum width of a change's description in characters, even if names and file paths are long. */
const leastSaid = 24;

/** Maximum number of files and lines shown for each removed name that is still in use. */
const shownUses = 8;

const titles: Record<Change, string> = { new: 'NEW', changed: 'CHANGED', removed: 'REMOVED' };

/** A heading of the report with a list of items. If there are too many items, the list is truncated. */
interface Block {
  heading: string;
  /** Items below the heading, each of which may have several lines. */
  items: readonly string[];
  /**
   * Short names of the items, which the report lists for the items that a truncated list omits. Failed checks have no
   * short names.
   */
  names: readonly string[];
}

/** Formats the full update report as Markdown. */
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
 * Formats the summary of the update report. If an area has too many changes, only their number is shown.
 *
 * @param file path of the full report
 */
export function shortReport(report: UpdateReport, file: string): string {
  const declared = declarationBlocks(report.tasks).map(({ heading }) => `${heading}: by name in ${file}`);
  const blocks = blocksOf(report, (task) => shortLines(task, file));
  const head = [packagesLine(report), summary(report), `Everything by name and at full length: ${file}`];
  const room = height - head.length - (declared.length > 0 ? declared.length + 1 : 0);
  return [
    ...head,
    ...fitting(blocks, room).flatMap(({ block: { heading, items, names }, shown }) => [
      '',
      heading,
      ...items.slice(0, shown),
      ...(shown < items.length ? [moreLine(items.length - shown, names.slice(shown), file)] : []),
    ]),
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
      : `To write: ${counted(open.length, 'entry', 'entries')} with ${counted(open.flatMap((task) => task.open).length, 'fact', 'facts')} (npm run new -- --missing drafts them).`,
    ...(named.length === 0 ? [] : [`${named.length} removed and still named.`]),
  ].join(' ');
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}

function isForReaders({ entry }: Task): boolean {
  return entry.area !== 'declarations';
}

function blocksOf({ tasks, failures }: UpdateReport, linesOf: (task: Task) => string): Block[] {
  const changes = (['new', 'changed', 'removed'] as const).flatMap((change) =>
    areas.flatMap((area): Block[] => {
      const own = tasks
        .filter((task) => isForReaders(task) && task.entry.change === change && task.entry.area === area)
        .toSorted(mostToDo);
      return own.length === 0
        ? []
        : [
            {
              heading: headingOf(change, area, own.length),
              items: own.map(linesOf),
              names: own.map(({ entry }) => entry.name),
            },
          ];
    }),
  );
  const found = Object.entries(failures)
    .filter(([, some]) => some.length > 0)
    .map(([check, some]): Block => ({
      heading: `TO MEND, says the check of ${check} (${some.length})`,
      items: some.map((failure) => `  ${failure}`),
      names: [],
    }));
  return [...changes, ...found];
}

/** Sorts changes first that have undocumented names, or removed names that are still in use. */
function mostToDo(one: Task, other: Task): number {
  const weight = ({ open, uses }: Task): number => (open.length + uses.length > 0 ? 0 : 1);
  return weight(one) - weight(other);
}

function moreLine(count: number, names: readonly string[], file: string): string {
  return `  … ${count} more in ${file}${names.length > 0 ? `: ${names.join(', ')}` : ''}`;
}

function headingOf(change: Change, area: Area, count: number): string {
  return `${titles[change]} ${area} (${count})`;
}

/**
 * Returns a line for a change that says what it is and what to do. For removed names, adds a line for each place that
 * still uses one.
 */
function shortLines({ entry, place, open, uses }: Task, file: string): string {
  const asked = place && ` → ${doing(entry, open)} ${place}`;
  const name = `  ${entry.name}`;
  const room = Math.max(leastSaid, width - name.length - asked.length - 3);
  const says = entry.says.length > room ? `${entry.says.slice(0, room - 1)}…` : entry.says;
  const more = uses.length - shownUses;
  return [
    name + (says && ` · ${says}`) + asked,
    ...uses.slice(0, shownUses).map((use) => `    still named in ${use}`),
    ...(more > 0 ? [`    … and in ${more} more places, in ${file}`] : []),
  ].join('\n');
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

/**
 * Groups changed type declarations under one heading per kind of change, because pages list declarations automatically.
 */
function declarationBlocks(tasks: readonly Task[]): Block[] {
  const declared = tasks.filter((task) => !isForReaders(task));
  return [...Map.groupBy(declared, ({ entry }) => entry.change)].map(([change, some]) => {
    const ids = some.flatMap(({ entry }) => entry.facts);
    const open = some.flatMap((task) => task.open);
    return {
      heading: `${titles[change]} declarations (${ids.length}${open.length > 0 ? `, ${open.length} without a sentence or a page` : ''})`,
      items: some.map(wholeLines),
      names: [],
    };
  });
}

/** A heading with its items, and how many of these are shown. */
interface ShownBlock {
  block: Block;
  shown: number;
}

/** Distributes the available lines of the summary over its headings. In turn, each heading shows one more item. */
function fitting(blocks: readonly Block[], room: number): ShownBlock[] {
  const all = blocks.map((block): ShownBlock => ({ block, shown: 0 }));
  const lines = (): number => all.reduce((sum, each) => sum + linesOf(each), 0);
  for (let grows = true; grows;) {
    grows = false;
    for (const each of all) {
      if (each.shown === each.block.items.length) continue;
      each.shown++;
      if (lines() <= room) grows = true;
      else each.shown--;
    }
  }
  return all;
}

/**
 * Counts the lines of a heading with its items: an empty line, the heading, the items that are shown, and a line with
 * the number of hidden items.
 */
function linesOf({ block: { items }, shown }: ShownBlock): number {
  const inItems = items.slice(0, shown).reduce((sum, item) => sum + item.split('\n').length, 0);
  return 2 + inItems + (shown < items.length ? 1 : 0);
}

function clipped(line: string): string {
  return line.length <= width ? line : `${line.slice(0, width - 1)}…`;
}

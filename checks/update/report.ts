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

/** Places that are shown of each name that is gone. */
const shownUses = 8;

const titles: Record<Change, string> = { new: 'NEW', changed: 'CHANGED', removed: 'REMOVED' };

/** A heading with what stands below it, which is folded where there is too much of all. */
interface Block {
  heading: string;
  /** Each may have several lines. */
  items: readonly string[];
  /** What items are called where there is no room for them; those of checks have no names. */
  names: readonly string[];
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

/** What nothing documents and what is still named comes first. */
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

/** One line: what it is, what it asks for; of what is gone, a line for each place that names it. */
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

/** Declarations are one heading a change: pages list them by themselves. */
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

/** A block, and how many of its items are shown. */
interface ShownBlock {
  block: Block;
  shown: number;
}

/** Blocks with as many items of each as there is room for: one more of each in turn, until no more lines are left. */
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

/** Lines of a block: one that is empty, its heading, what is shown, and how many are not. */
function linesOf({ block: { items }, shown }: ShownBlock): number {
  const inItems = items.slice(0, shown).reduce((sum, item) => sum + item.split('\n').length, 0);
  return 2 + inItems + (shown < items.length ? 1 : 0);
}

function clipped(line: string): string {
  return line.length <= width ? line : `${line.slice(0, width - 1)}…`;
}

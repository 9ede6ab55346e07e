/** The report of an update: what a keeper has to know and to do, on two screens; everything by name goes to a file. */
import { areas } from '../../facts/changes/entries.ts';
import type { Change, Entry } from '../../facts/changes/entries.ts';

/** What a report is made from. */
export interface UpdateReport {
  /** Packages with another version: name, before, now. */
  packages: readonly { name: string; before: string; now: string }[];
  entries: readonly Entry[];
  /** Where the fact of an entry stands, or belongs: `content/configuration/output.md:210, under “output.path”`. */
  placeOf: (entry: Entry) => string;
  /** Facts of an entry that nothing documents. */
  openOf: (entry: Entry) => readonly string[];
  /** Places that still name what an entry says is gone. */
  usesOf: (entry: Entry) => readonly string[];
  /** Failures of the checks besides what the entries say, by check. */
  failures: Readonly<Record<string, readonly string[]>>;
}

/** Columns of a terminal; longer lines are shortened there, and whole in the file. */
const width = 140;

/** Lines of an area that are shown of each kind of change, and of a check. */
const shownLines = 12;

const titles: Record<Change, string> = { new: 'New', changed: 'Changed', removed: 'Removed' };

/**
 * The report as text.
 *
 * @param file where the whole report is, as the short one names it; without it, the whole is made
 */
export function updateText(report: UpdateReport, file?: string): string {
  const { packages, entries, failures } = report;
  const readers = entries.filter(({ area }) => area !== 'declarations');
  const lines = [
    packages.map(({ name, before, now }) => `${name} ${before} → ${now}`).join(', '),
    '',
    summary(report),
    ...(file === undefined ? [] : [`Everything by name: ${file}`]),
  ];
  for (const change of ['new', 'changed', 'removed'] as const) {
    const some = readers.filter((entry) => entry.change === change);
    if (some.length === 0) continue;
    lines.push('', `## ${titles[change]}`);
    for (const area of areas) {
      const own = some.filter((entry) => entry.area === area);
      if (own.length === 0) continue;
      lines.push('', `### ${area} (${own.length})`);
      lines.push(
        ...folded(
          own.flatMap((entry) => entryLines(entry, report)),
          file,
        ),
      );
    }
  }
  lines.push('', ...declarationLines(entries, file));
  for (const [check, found] of Object.entries(failures)) {
    if (found.length === 0) continue;
    lines.push(
      '',
      `## ${check}: ${found.length} to mend`,
      ...folded(
        found.map((failure) => `- ${failure}`),
        file,
      ),
    );
  }
  return `${lines.map((line) => (file === undefined ? line : clipped(line))).join('\n')}\n`;
}

function summary({ entries, openOf }: UpdateReport): string {
  const readers = entries.filter(({ area }) => area !== 'declarations');
  const count = (change: Change): number => readers.filter((entry) => entry.change === change).length;
  const open = entries.filter((entry) => openOf(entry).length > 0);
  return `${count('new')} new, ${count('changed')} changed, ${count('removed')} removed; ${open.length} to write (${open.flatMap(openOf).length} facts): \`npm run new -- --missing\` drafts them all.`;
}

function entryLines(entry: Entry, { placeOf, openOf, usesOf }: UpdateReport): string[] {
  const more = entry.facts.length > 1 ? ` (${entry.facts.length} facts)` : '';
  const says = entry.says && ` · ${entry.says}`;
  if (entry.change === 'removed') {
    const uses = usesOf(entry);
    return [
      `- ${entry.name}${more}${says}`,
      ...(uses.length === 0 ? ['  named nowhere any more'] : uses.map((use) => `  still named: ${use}`)),
    ];
  }
  const open = openOf(entry);
  const place = placeOf(entry);
  const asked =
    entry.change === 'changed' ? `read again: ${place}` : open.length > 0 ? `write: ${place}` : `done: ${place}`;
  return [
    `- ${entry.name}${more}${says}`,
    ...entry.fields.map(({ field, before, after }) => `  ${field}: ${difference(before, after)}`),
    ...(place === '' ? [] : [`  ${asked}`]),
  ];
}

/** What differs of two texts, with a little of what is around it. */
function difference(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  start = Math.max(0, start - 20);
  end = Math.max(0, end - 20);
  const part = (text: string): string =>
    `${start > 0 ? '…' : ''}${text.slice(start, text.length - end)}${end > 0 ? '…' : ''}`;
  return `${part(before) || '(none)'} → ${part(after) || '(none)'}`;
}

/** Declarations by change and namespace: names alone, since a page lists them by itself. */
function declarationLines(entries: readonly Entry[], file: string | undefined): string[] {
  const own = entries.filter(({ area }) => area === 'declarations');
  if (own.length === 0) return [];
  const count = (change: Change): number =>
    own.filter((entry) => entry.change === change).flatMap(({ facts }) => facts).length;
  const head = `## Declarations: ${count('new')} new, ${count('changed')} changed, ${count('removed')} removed`;
  if (file !== undefined) return [head, 'Folded here.'];
  return [
    head,
    '',
    ...own.map((entry) => `- ${entry.change}: ${entry.facts.map((id) => id.replace(/^declaration:/, '')).join(', ')}`),
  ];
}

/** So many lines as a screen has room for, and how many there are besides. */
function folded(lines: readonly string[], file: string | undefined): string[] {
  if (file === undefined || lines.length <= shownLines) return [...lines];
  return [...lines.slice(0, shownLines), `  … and ${lines.length - shownLines} lines more in ${file}`];
}

function clipped(line: string): string {
  return line.length <= width ? line : `${line.slice(0, width - 1)}…`;
}

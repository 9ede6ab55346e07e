/**
 * Creates drafts for every option, hook, and so on that isn't documented, on the page where it belongs. A draft is a
 * row in a table with similar names or, if there is no such table, a section.
 */
import { authored, claimedIds, undocumented } from '../../checks/coverage/coverage.ts';
import { homesOf } from '../../checks/coverage/page-coverage.ts';
import { toWrite } from '../../checks/pages/placeholders.ts';
import type { Claim, CompiledPage } from '../../compile/types.ts';
import { causeOf } from '../../facts/causes.ts';
import type { Fact, FactKind, Facts } from '../../facts/types.ts';
import { templateFor, templateKinds } from './templates.ts';
import { sharedStart } from '../../src/model/nearest.ts';

/** Markdown lines to insert into a page. */
interface Draft {
  /** Path of the page for the draft in the content folder. */
  path: string;
  /** 1-based line number after which the draft is inserted. */
  after: number;
  text: string;
  form: 'row' | 'section';
  /** Ids of the options, hooks, and so on that the draft documents. */
  facts: string[];
}

/**
 * Creates drafts for every option, hook, and so on that isn't documented.
 *
 * @param pages all pages of the site
 * @param read returns the source of a page, by its path in the content folder
 * @returns the drafts, and the ids of facts that belong on no existing page
 */
export function draftsFor(
  facts: Facts,
  pages: readonly CompiledPage[],
  read: (path: string) => string,
): { drafts: Draft[]; homeless: string[] } {
  const missing = undocumented([...facts.byId.values()], claimedIds(facts, pages), facts);
  const ids = new Set(missing.map(({ id }) => id));
  const byCause = Map.groupBy(missing, ({ id }) => causeOf(id, ids, facts));
  const causes = [...byCause.keys()].flatMap((id) => facts.byId.get(id) ?? []);
  const homes = homesOf(causes, pages, facts);
  const written = authored(pages);
  const drafts = causes.flatMap((fact) => {
    const home = homes.get(fact.id);
    if (!home) return [];
    const parts = (byCause.get(fact.id) ?? []).filter((part) => part.id !== fact.id && isOwn(part, ids));
    const page = { page: written.find((each) => each === home.page)!, lines: read(home.page.path).split('\n'), facts };
    return draftAt({ fact, parts, claim: home.claim }, page);
  });
  return { drafts, homeless: causes.filter(({ id }) => !homes.has(id)).map(({ id }) => id) };
}

/** Inserts drafts into the Markdown source of a page. */
export function withDrafts(source: string, drafts: readonly Draft[]): string {
  const lines = source.split('\n');
  // Inserts drafts from last to first, so that line numbers stay valid. Drafts at the same position stay in order.
  for (const { after, text } of drafts.toReversed().toSorted((a, b) => b.after - a.after))
    lines.splice(after, 0, ...text.split('\n'));
  return lines.join('\n');
}

/** Whether a nested option needs its own draft, because it isn't an alias of another name that is drafted. */
function isOwn({ sameAs = [], kind }: Fact, drafted: ReadonlySet<string>): boolean {
  return kind !== 'declaration' && !sameAs.some((id) => drafted.has(id));
}

interface Undocumented {
  fact: Fact;
  /** Undocumented options or members nested in this one. */
  parts: readonly Fact[];
  /** Heading or table row after which the draft is placed, because it documents something similar. */
  claim: Claim;
}

interface DraftedPage {
  page: CompiledPage;
  /** Lines of the page's Markdown source. */
  lines: readonly string[];
  facts: Facts;
}

function draftAt({ fact, parts, claim }: Undocumented, drafted: DraftedPage): Draft[] {
  const { page } = drafted;
  const like = likeRow(fact, claim, drafted);
  const beside = like ? [fact, ...parts.filter(({ kind }) => kind === fact.kind)] : [];
  const rows = beside.flatMap((each) => (like ? rowFor(each, like) : []));
  const below = parts.filter((part) => !beside.includes(part));
  const section = sectionAround(claim, drafted);
  const isPart = claim.fact === fact.parent;
  const level = levelOfSiblings(fact, drafted) ?? Math.min(6, section.level + (isPart ? 1 : 0));
  const tables = [...Map.groupBy(below, ({ kind }) => kind)].map(([kind, some]) =>
    tableOf(fact, kind, some, level + 1),
  );
  if (like && rows.length > 0) {
    const row: Draft = {
      path: page.path,
      after: endOfTable(like.line, drafted.lines),
      text: rows.join('\n'),
      form: 'row',
      facts: beside.map(({ id }) => id),
    };
    return [row, ...(tables.length > 0 ? [sectionDraft(tables.join('\n\n'), below)] : [])];
  }
  return [sectionDraft([bodyOf(fact, level, drafted.facts), ...tables].join('\n\n'), [fact, ...below])];

  function sectionDraft(text: string, some: readonly Fact[]): Draft {
    return {
      path: page.path,
      after: section.end,
      text: `${text}\n`,
      form: 'section',
      facts: some.map(({ id }) => id),
    };
  }
}

/** A table row that documents a similar option or member: its line number, and its number of cells. */
interface LikeRow {
  line: number;
  /** Common prefix of the names in a table, which the code in the first cells omits. */
  prefix: string;
  cells: number;
}

/**
 * Finds a table row that documents the parent of a new option or member, or a similar name, in a table that can also
 * contain the new one. If there are several, the row whose name begins most like the new name is used, so that
 * `getChunks` joins the methods and not a table of constants. Among equal rows, the last one is used.
 */
function likeRow(fact: Fact, claim: Claim, { page, lines, facts }: DraftedPage): LikeRow | undefined {
  const isLike = ({ fact: id, by }: Claim): boolean => {
    const other = facts.byId.get(id);
    if (by !== 'row' || !other || other.kind !== fact.kind) return false;
    return id === claim.fact || id === fact.parent || (other.parent === fact.parent && other.owner === fact.owner);
  };
  const nameOf = (id: string): string => facts.byId.get(id)?.name ?? '';
  const alike = page.claims
    .toReversed()
    .filter(isLike)
    .toSorted((a, b) => sharedStart(nameOf(b.fact), fact.name) - sharedStart(nameOf(a.fact), fact.name));
  for (const { fact: id, line } of alike) {
    const row = lines[line - 1] ?? '';
    const code = /^\s*\|\s*(?:\[)?`([^`]+)`/.exec(row)?.[1];
    const name = nameOf(id);
    if (code === undefined || !name.endsWith(code)) continue;
    const prefix = name.slice(0, name.length - code.length);
    if (fact.name.startsWith(prefix)) return { line, prefix, cells: row.split(/(?<!\\)\|/).length - 2 };
  }
  return undefined;
}

function rowFor({ name }: Fact, { prefix, cells }: LikeRow): string {
  const others = Array.from({ length: Math.max(0, cells - 2) }, () => ' ').join('|');
  return `| \`${name.slice(prefix.length)}\` | ${toWrite.purpose} |${others === '' ? '' : `${others}|`}`;
}

function endOfTable(line: number, lines: readonly string[]): number {
  let end = line;
  while (/^\s*\|/.test(lines[end] ?? '')) end++;
  return end;
}

/**
 * Returns the heading level of the sections that document the siblings of an option or member; undefined if there are
 * none.
 */
function levelOfSiblings({ kind, parent }: Fact, { page, lines, facts }: DraftedPage): number | undefined {
  if (parent === undefined) return undefined;
  const levelAt = new Map(headingsIn(lines).map(({ line, level }) => [line, level]));
  const siblings = page.claims.filter(({ fact: id, by }) => {
    const other = facts.byId.get(id);
    return by === 'heading' && other?.parent === parent && other.kind === kind;
  });
  return siblings.map(({ line }) => levelAt.get(line)).findLast((level) => level !== undefined);
}

/** Finds the section that contains a heading or table row: its heading level, and its last line. */
function sectionAround(claim: Claim, { lines }: DraftedPage): { level: number; end: number } {
  const headings = headingsIn(lines);
  const own = headings.findLast(({ line }) => line <= claim.line) ?? { line: 1, level: 2 };
  const next = headings.find(({ line, level }) => line > own.line && level <= own.level);
  return { level: Math.max(2, own.level), end: next ? next.line - 1 : lines.length };
}

function headingsIn(lines: readonly string[]): { line: number; level: number }[] {
  let fence = '';
  return lines.flatMap((text, index) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    if (mark !== undefined) {
      if (fence === '') fence = mark;
      else if (mark.startsWith(fence)) fence = '';
    }
    const level = fence === '' ? /^(#{1,6}) /.exec(text)?.[1]?.length : undefined;
    return level === undefined ? [] : [{ line: index + 1, level }];
  });
}

function bodyOf(fact: Fact, level: number, facts: Facts): string {
  const marks = '#'.repeat(level);
  if (fact.kind === 'declaration')
    return `${marks} \`${fact.name}\`\n\n${toWrite.purpose}\n\n<Declarations of="${fact.name}" deep />`;
  if (Object.hasOwn(templateKinds, fact.kind) && fact.kind !== 'plugin')
    return templateFor(fact.kind, fact.name, facts).body.replace(/^#+/, marks);
  return `${marks} \`${fact.name}\` {${fact.id}}\n\n${toWrite.purpose}`;
}

/** Formats nested options as a Markdown table below a new heading that names the options it covers. */
function tableOf({ name }: Fact, kind: FactKind, parts: readonly Fact[], level: number): string {
  const rows = parts.map((part) => `| \`${part.name.slice(name.length + 1)}\` | ${toWrite.purpose} |`);
  const heading = `${'#'.repeat(Math.min(6, level))} Options of \`${name}\` {${kind}:${name}.*}`;
  return [heading, ['| Option | What it does |', '|---|---|', ...rows].join('\n')].join('\n\n');
}

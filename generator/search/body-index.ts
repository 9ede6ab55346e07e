/**
 * Builds the full-text search index. For each word stem, it lists the search entries (pages and headings) that contain
 * it, in three lists by weight.
 */
import { createHash } from 'node:crypto';
import { shardFile } from '../../src/search-engine/core-file.ts';
import { packAscending, packQuestions, type CoreIndex, type ShardFile } from '../../src/search-engine/format.ts';
import { bodyStems, tellingStems } from '../../src/search-engine/words.ts';
import { append } from '../../src/model/append.ts';

/** Text of one search entry, which is a page or a heading. */
export interface BodyText {
  entry: number;
  /** Text to search: the page or section itself, and error messages that it documents. */
  prose: string;
  code: string;
  /** Sentences on other pages that link to the page or heading. */
  referring: readonly string[];
  /** Readers' questions that the page or section answers. */
  readerQuestions: readonly string[];
  /** Text from which a search result shows an excerpt of the page or section. */
  shown: string;
}

/** A shard of the full-text index: a file with a part of it, named by its content hash. */
interface BuiltShard {
  path: string;
  content: string;
}

/**
 * Maximum number of search entries per word stem. Only those with the highest weight are stored, because a stem with
 * more entries isn't selective.
 */
const placesLimit = 120;
/** Target size of a full-text index shard in characters, before compression. */
const shardSize = 1_800;
/** The parameters `k1` and `b` of BM25 ranking: saturation of the term frequency, and normalization by length. */
const saturation = 1.2;
const lengthShare = 0.6;
/** Search weight of a word in code, relative to a word in prose. */
const codeShare = 0.4;
/**
 * Search weight of a word in a sentence that links to a page or heading, and the maximum number of such sentences that
 * count.
 */
const referringShare = 0.7;
const mostReferring = 2;
/** Search weight of a word in readers' questions, and the maximum number of questions that count. */
const askedShare = 2;
const mostAsked = 3;
/** Minimum weights of search entries in the first and the second list of a word stem. All others are in the third. */
const listThresholds = [1.35, 0.85] as const;

/**
 * Builds the files of the full-text index, the list of these files for the core search index, and the numbered
 * questions.
 */
export function buildBodyIndex(
  texts: readonly BodyText[],
): Pick<CoreIndex, 'shards' | 'questions'> & { files: BuiltShard[] } {
  const stems = weighStems(texts);
  const { questions, having } = numberQuestions(texts);
  const shards: CoreIndex['shards'] = [];
  const files: BuiltShard[] = [];
  let open: ShardFile = { stems: '', places: [] };
  let names: string[] = [];
  let size = 0;
  const close = (): void => {
    const [from] = names;
    if (from === undefined) return;
    open.stems = names.join(' ');
    const content = JSON.stringify(open);
    const path = shardFile(createHash('sha256').update(content).digest('hex'));
    shards.push({ from, file: path });
    files.push({ path, content });
    open = { stems: '', places: [] };
    names = [];
    size = 0;
  };
  for (const [stem, places] of [...stems].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const packed = packPlaces(places, having.get(stem) ?? []);
    names.push(stem);
    open.places.push(packed);
    size += stem.length + packed.length + 4;
    if (size > shardSize) close();
  }
  close();
  refuseSameNames(files);
  return { shards, files, questions };
}

/**
 * Detects index files whose shortened content hashes collide.
 *
 * @throws Error if two files have the same name
 */
function refuseSameNames(files: readonly BuiltShard[]): void {
  const contents = new Map<string, string>();
  for (const { path, content } of files) {
    if ((contents.get(path) ?? content) !== content)
      throw new Error(
        `Two shards of the search index are named ${path}: make hashLength in src/search-engine/core-file.ts longer.`,
      );
    contents.set(path, content);
  }
}

/**
 * Numbers all readers' questions in the order of the pages and headings that answer them. For the same heading,
 * questions with fewer significant words come first. Also returns the numbers of the questions that contain each word
 * stem.
 */
function numberQuestions(texts: readonly BodyText[]): {
  questions: CoreIndex['questions'];
  having: Map<string, number[]>;
} {
  const having = new Map<string, number[]>();
  const sizes: number[][] = [];
  let number = 0;
  for (const { entry, readerQuestions } of texts.toSorted((a, b) => a.entry - b.entry)) {
    const questions = readerQuestions
      .map((question) => ({ stems: new Set(bodyStems(question)), size: tellingStems(question).size }))
      .sort((a, b) => a.size - b.size);
    sizes[entry] = questions.map(({ size }) => size);
    for (const { stems } of questions) {
      for (const stem of stems) append(having, stem, number);
      number += 1;
    }
  }
  return { questions: packQuestions(sizes), having };
}

interface WeighedPlace {
  entry: number;
  weight: number;
}

function weighStems(texts: readonly BodyText[]): Map<string, WeighedPlace[]> {
  const known = new Map<string, string[]>();
  const counted = texts.map((text) => ({ entry: text.entry, counts: countStems(text, known) }));
  const lengths = counted.map(({ counts }) => [...counts.values()].reduce((sum, count) => sum + count, 0));
  const average = lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1) || 1;
  const stems = new Map<string, WeighedPlace[]>();
  counted.forEach(({ entry, counts }, index) => {
    const damping = saturation * (1 - lengthShare + lengthShare * ((lengths[index] ?? 0) / average));
    for (const [stem, count] of counts) {
      const weight = (count * (saturation + 1)) / (count + damping);
      append(stems, stem, { entry, weight });
    }
  });
  return stems;
}

function countStems(text: BodyText, known: Map<string, string[]>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of bodyStems(text.prose, known)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  for (const stem of new Set(bodyStems(text.code, known))) {
    if (stem.length > 2 && !/^\d/.test(stem)) counts.set(stem, (counts.get(stem) ?? 0) + codeShare);
  }
  for (const [stem, count] of countHolding(text.referring, known))
    counts.set(stem, (counts.get(stem) ?? 0) + referringShare * Math.min(mostReferring, count));
  for (const [stem, count] of countHolding(text.readerQuestions, known))
    counts.set(stem, (counts.get(stem) ?? 0) + askedShare * Math.min(mostAsked, count));
  return counts;
}

/** Counts the sentences and table rows that contain each word stem. */
function countHolding(statements: readonly string[], known: Map<string, string[]>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const said of statements)
    for (const stem of new Set(bodyStems(said, known))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

function packPlaces(places: WeighedPlace[], questions: readonly number[]): string {
  const total = places.length;
  const kept = places.sort((a, b) => b.weight - a.weight).slice(0, placesLimit);
  const [first, second] = listThresholds;
  const lists = [
    kept.filter(({ weight }) => weight >= first),
    kept.filter(({ weight }) => weight < first && weight >= second),
    kept.filter(({ weight }) => weight < second),
  ];
  const packed = lists.map((list) => packAscending(list.map(({ entry }) => entry).sort((a, b) => a - b)));
  const count = total > kept.length ? total.toString(36) : '';
  return [...packed, count, packAscending(questions)].join(';').replace(/;+$/, '');
}

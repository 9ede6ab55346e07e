/**
 * Builds the full-text index. For each stem, it lists the entries (pages and headings) that use the stem, in three
 * lists by weight.
 */
import { createHash } from 'node:crypto';
import { shardFile } from '../../src/search-engine/core-file.ts';
import { packAscending, packQuestions, type CoreIndex, type ShardFile } from '../../src/search-engine/format.ts';
import { bodyStems, tellingStems } from '../../src/search-engine/words.ts';

/** Text of one search entry, which is a page or a heading. */
export interface BodyText {
  entry: number;
  /** Text to search: the entry's own text, and messages of the facts that it documents. */
  prose: string;
  code: string;
  /** Sentences on other pages that link to the entry. */
  referring: readonly string[];
  /** Readers' questions that the entry answers. */
  readerQuestions: readonly string[];
  /** Text from which a search result shows an excerpt. */
  shown: string;
}

/** A file with a part of the full-text index, named by its content hash. */
interface BuiltShard {
  path: string;
  content: string;
}

/**
 * Maximum number of entries per stem. Only the entries with the highest weight are stored, because a stem with more
 * entries isn't selective.
 */
const placesLimit = 120;
/** Target size of a shard in characters, before compression. */
const shardSize = 1_800;
/** Usual constants of BM25: saturation of the term frequency, and normalization by length. */
const saturation = 1.2;
const lengthShare = 0.6;
/** Weight of a word in code, relative to a word in prose. */
const codeShare = 0.4;
/** Weight of a word in a sentence that links to an entry, and the maximum number of such sentences that count. */
const referringShare = 0.7;
const mostReferring = 2;
/** Weight of a word in readers' questions, and the number of questions that count. */
const askedShare = 2;
const mostAsked = 3;
/** Minimum weights of entries in the first and the second list. */
const listThresholds = [1.35, 0.85] as const;

/** Builds the files of the full-text index, the list of these files for the core index, and the numbered questions. */
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
 * Detects collisions of the shortened hashes.
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
 * Numbers all questions in the order of their entries. Within an entry, questions with fewer significant words come
 * first. Also returns the numbers of the questions that contain each stem.
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
      for (const stem of stems) {
        const numbers = having.get(stem);
        if (numbers) numbers.push(number);
        else having.set(stem, [number]);
      }
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
      const places = stems.get(stem);
      if (places) places.push({ entry, weight });
      else stems.set(stem, [{ entry, weight }]);
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

/** Counts the statements that contain each stem. */
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

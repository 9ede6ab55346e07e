import type { Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Habit, habits } from './habits.ts';

/** An occurrence of a stylistic habit, such as an overused word, on a page. */
interface HabitUse {
  habit: Habit;
  /** 1-based line of the stylistic habit's occurrence. */
  line: number;
}

/** Occurrences of stylistic habits on a page, and the page's number of words. */
interface CountedHabits {
  words: number;
  uses: HabitUse[];
}

/** Counts stylistic habits in a page's prose, without code. */
export function readHabits(tree: Root): CountedHabits {
  const uses: HabitUse[] = [];
  let words = 0;
  // Inline code counts as one word of its sentence.
  visit(tree, 'inlineCode', () => void words++);
  visit(tree, 'text', ({ value, position }: Text) => {
    words += value.match(/[A-Za-z][A-Za-z'’-]*/g)?.length ?? 0;
    for (const habit of habits) {
      for (const { index } of value.matchAll(habit.pattern)) {
        const line = (position?.start.line ?? 1) + value.slice(0, index).split('\n').length - 1;
        uses.push({ habit, line });
      }
    }
  });
  return { words, uses };
}

/** Maximum number of positions in a message about a stylistic habit. */
const placesNamed = 12;

/**
 * Returns messages about stylistic habits that are more frequent than in well-written documentation.
 *
 * @param pages the words and the uses of each habit, by file
 * @returns messages, each at the position of the page with the highest frequency
 */
export function habitFailures(pages: ReadonlyMap<string, CountedHabits>): string[] {
  const words = [...pages.values()].reduce((sum, page) => sum + page.words, 0);
  return habits.flatMap((habit) => {
    const places = [...pages].flatMap(([file, { uses }]) =>
      uses.filter((use) => use.habit === habit).map(({ line }) => ({ file, line })),
    );
    const rate = (1000 * places.length) / Math.max(words, 1);
    if (rate <= habit.most) return [];
    const byFile = Map.groupBy(places, ({ file }) => file);
    const worst = [...byFile.values()].toSorted((a, b) => b.length - a.length).flat();
    const named = worst.slice(0, placesNamed).map(({ file, line }) => `${file}:${line}`);
    return [
      `${named[0]}: the pages have “${habit.name}” ${rate.toFixed(2)} times in 1,000 words, good documentation at most ${habit.most}: ${habit.advice}. Most are at ${named.join(', ')}`,
    ];
  });
}

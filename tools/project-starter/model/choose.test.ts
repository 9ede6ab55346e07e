import { expect, test } from 'vitest';
import { queryOf, unknownIn, wishesOf } from './address.ts';
import { answersFor, changesOf, droppedOf, isVariant, withWish, type Wish, type Wishes } from './choose.ts';
import { combinations } from './combinations.ts';
import { origins, withOrigin } from './origins.ts';
import { answersTo, firstAnswers, questionNames } from './questions.ts';
import { isValid } from './compatible-answers.ts';

/** A sample of the possible projects, evenly spread. */
const some = [...combinations()].filter((_, index) => index % 499 === 0);

/**
 * Adds an answer to those that the user has given, and returns the resulting project and the other answers that
 * changed.
 */
function choose(before: Wishes, ...wish: Wish) {
  const wishes = withWish(before, ...wish);
  return { answers: answersFor(wishes), changes: changesOf(answersFor(before), wishes, wish[0]) };
}

test('a choice that goes with the others changes nothing else', () => {
  expect(choose([], 'framework', 'vue')).toEqual({ answers: { ...firstAnswers, framework: 'vue' }, changes: [] });
});

test('a choice that needs others changes them, as few as possible, and says why', () => {
  const { answers, changes } = choose([], 'framework', 'react');
  expect(answers).toEqual({ ...firstAnswers, framework: 'react', language: 'js-swc' });
  expect(changes).toEqual([{ question: 'language', from: 'js', says: 'jsxNeedsCompiler' }]);
});

test('TypeScript stays TypeScript when React comes, and React stays when TypeScript comes', () => {
  const typed = { goal: 'app', framework: 'react', language: 'ts-swc' };
  expect(choose([['framework', 'react']], 'language', 'ts')).toMatchObject({
    answers: typed,
    changes: [{ question: 'language', from: 'ts', says: 'jsxNeedsCompiler' }],
  });
  expect(choose([['language', 'ts']], 'framework', 'react').answers).toMatchObject(typed);
});

test('an answer that had to change comes back when its reason is gone, and the reader is told', () => {
  const library: Wishes = [['goal', 'library']];
  expect(choose(library, 'goal', 'app')).toEqual({
    answers: firstAnswers,
    changes: [
      { question: 'html', from: 'none' },
      { question: 'output', from: 'module' },
      { question: 'development', from: 'watch' },
    ],
  });
  const node = withWish([['framework', 'react']], 'goal', 'node');
  expect(answersFor(node).framework).toBe('none');
  expect(choose(node, 'goal', 'app').answers).toEqual(answersFor([['framework', 'react']]));
});

test('walking over the answers of a question and back leaves every other answer as it was', () => {
  for (const answers of some) {
    const given: Wishes = questionNames.map((name) => [name, answers[name]]);
    for (const name of questionNames) {
      const walked = [...answersTo(name), answers[name]].reduce((all, each) => withWish(all, name, each), given);
      expect(answersFor(walked)).toEqual(answers);
    }
  }
});

test('of two wishes that exclude each other, the later one stays, whatever is chosen next', () => {
  const program: Wishes = [
    ['framework', 'react'],
    ['goal', 'node'],
  ];
  expect(choose(program, 'configuration', 'ts').answers).toMatchObject({ framework: 'none', goal: 'node' });
});

test('the last wish counts: it is met as it is, or by a variant of it', () => {
  for (const answers of some)
    for (const name of questionNames)
      for (const answer of answersTo(name)) {
        const given: Wishes = questionNames.map((each) => [each, answers[each]]);
        const chosen = answersFor(withWish(given, name, answer));
        expect(isValid(chosen)).toBe(true);
        expect(chosen[name] === answer || isVariant(name, chosen[name], answer), `${name}=${answer}`).toBe(true);
      }
});

/** Every possible pair of a question and an answer to it. */
const wishes: Wish[] = questionNames.flatMap((name) => answersTo(name).map((answer) => [name, answer] as const));

/** Returns every combination of `size` answers to different questions, in question order. */
function choices(size: number, from: readonly Wish[] = wishes): Wish[][] {
  if (size === 0) return [[]];
  return from.flatMap((wish, at) =>
    choices(
      size - 1,
      from.slice(at + 1).filter(([name]) => name !== wish[0]),
    ).map((rest) => [wish, ...rest]),
  );
}

/** Whether any valid project has all of these answers. */
const isPossible = (some: Wish[]) => !combinations(Object.fromEntries(some)).next().done;

const text = (some: Wish[]) => some.map((wish) => wish.join('=')).join(' ');

test.each([
  ['two', 2],
  ['three', 3],
])('%s wishes are all kept where any project has them, whichever comes last', (_, size) => {
  for (const some of choices(size).filter(isPossible))
    for (const at of some.keys()) {
      const inOrder = [...some.slice(at + 1), ...some.slice(0, at + 1)];
      const result = answersFor(inOrder);
      expect(text(some.map(([name]) => [name, result[name]]))).toBe(text(some));
    }
});

test('these wishes no project has together; whichever comes last, the reader is told which one was lost and why', () => {
  const impossible = [...choices(2), ...choices(3)].filter(
    (some) => !isPossible(some) && some.every((wish) => isPossible(some.filter((other) => other !== wish))),
  );
  const reasons = new Map<string, Set<string>>();
  for (const some of impossible)
    for (const last of some) {
      const before = some.filter((wish) => wish !== last);
      const { answers, changes } = choose(before, ...last);
      const lost = some.filter(([name, answer]) => answers[name] !== answer);
      const told = changes.filter(({ question, from }) =>
        lost.some(([name, answer]) => name === question && answer === from),
      );
      expect(told.length, text(some)).toBe(Math.max(lost.length, 1));
      for (const { says = '' } of told) reasons.set(says, (reasons.get(says) ?? new Set()).add(text(some)));
    }
  const listed = Array.from(reasons, ([rule, wishes]) => [rule, [...wishes]]);
  expect(Object.fromEntries(listed)).toMatchInlineSnapshot(`
    {
      "devServerIsForPages": [
        "goal=library development=hot",
        "goal=library development=reload",
        "goal=node development=hot",
        "goal=node development=reload",
        "browsers=node development=hot",
        "browsers=node development=reload",
        "output=umd development=hot",
        "output=umd development=reload",
        "output=commonjs development=hot",
        "output=commonjs development=reload",
      ],
      "esbuildAndFastRefresh": [
        "framework=react language=ts-esbuild development=hot",
      ],
      "generatedPagesAndDevServer": [
        "html=generated development=hot",
        "html=generated development=reload",
      ],
      "hotUpdates": [
        "framework=preact development=hot",
        "framework=svelte development=hot",
      ],
      "jsxNeedsCompiler": [
        "framework=react language=js",
        "framework=react language=ts",
        "framework=preact language=js",
        "framework=preact language=ts",
      ],
      "librariesAreImported": [
        "goal=library output=plain",
        "goal=library output=hashed",
        "goal=library output=commonjs",
      ],
      "libraryHasNoPage": [
        "goal=library html=entry",
        "goal=library html=generated",
        "goal=library html=plugin",
        "html=entry output=umd",
        "html=generated output=umd",
        "html=plugin output=umd",
      ],
      "nodeHasNoPage": [
        "goal=node framework=react",
        "goal=node framework=preact",
        "goal=node framework=vue",
        "goal=node framework=svelte",
        "goal=node styles=css",
        "goal=node styles=modules",
        "goal=node styles=sass",
        "goal=node styles=less",
        "goal=node styles=postcss",
        "goal=node html=entry",
        "goal=node html=generated",
        "goal=node html=plugin",
        "framework=react browsers=node",
        "framework=react output=commonjs",
        "framework=preact browsers=node",
        "framework=preact output=commonjs",
        "framework=vue browsers=node",
        "framework=vue output=commonjs",
        "framework=svelte browsers=node",
        "framework=svelte output=commonjs",
        "styles=css browsers=node",
        "styles=css output=commonjs",
        "styles=modules browsers=node",
        "styles=modules output=commonjs",
        "styles=sass browsers=node",
        "styles=sass output=commonjs",
        "styles=less browsers=node",
        "styles=less output=commonjs",
        "styles=postcss browsers=node",
        "styles=postcss output=commonjs",
        "html=entry browsers=node",
        "html=entry output=commonjs",
        "html=generated browsers=node",
        "html=generated output=commonjs",
        "html=plugin browsers=node",
        "html=plugin output=commonjs",
      ],
      "nodeLoadsModules": [
        "goal=node output=plain",
        "goal=node output=hashed",
        "goal=node output=umd",
        "browsers=node output=plain",
        "browsers=node output=hashed",
        "browsers=node output=umd",
      ],
      "nodeRunsInNode": [
        "goal=node browsers=recent",
        "goal=node browsers=older",
        "browsers=recent output=commonjs",
        "browsers=older output=commonjs",
      ],
      "olderNeedsCompiler": [
        "language=js browsers=older",
        "language=ts browsers=older",
      ],
      "ownServer": [
        "html=none development=hot",
        "html=none development=reload",
      ],
      "pageLoadsScripts": [
        "goal=app output=umd",
        "goal=app output=commonjs",
        "goal=site output=umd",
        "goal=site output=commonjs",
        "framework=react output=commonjs",
        "framework=preact output=commonjs",
        "framework=vue output=commonjs",
        "framework=svelte output=commonjs",
        "styles=css output=commonjs",
        "styles=modules output=commonjs",
        "styles=sass output=commonjs",
        "styles=less output=commonjs",
        "styles=postcss output=commonjs",
        "html=entry output=umd",
        "html=entry output=commonjs",
        "html=generated output=umd",
        "html=generated output=commonjs",
        "html=plugin output=umd",
        "html=plugin output=commonjs",
        "browsers=recent output=commonjs",
        "browsers=older output=commonjs",
        "output=umd development=hot",
        "output=umd development=reload",
        "output=commonjs development=hot",
        "output=commonjs development=reload",
      ],
      "pagesRunInBrowsers": [
        "goal=app browsers=node",
        "goal=site browsers=node",
        "goal=library browsers=node",
        "framework=react browsers=node",
        "framework=preact browsers=node",
        "framework=vue browsers=node",
        "framework=svelte browsers=node",
        "styles=css browsers=node",
        "styles=modules browsers=node",
        "styles=sass browsers=node",
        "styles=less browsers=node",
        "styles=postcss browsers=node",
        "html=entry browsers=node",
        "html=generated browsers=node",
        "html=plugin browsers=node",
        "browsers=node output=plain",
        "browsers=node output=hashed",
        "browsers=node output=umd",
        "browsers=node development=hot",
        "browsers=node development=reload",
      ],
      "umdAndGlobals": [
        "framework=react output=umd",
        "framework=preact output=umd",
        "framework=vue output=umd",
        "framework=svelte output=umd",
      ],
    }
  `);
});

test('an address leads back to its answers', () => {
  expect(queryOf([])).toBe('');
  for (const answers of some) {
    const wishes: Wishes = questionNames.map((name) => [name, answers[name]]);
    expect(answersFor(wishesOf(queryOf(wishes)))).toEqual(answers);
  }
});

test('an address names what the reader chose, and not what follows from it or was dropped', () => {
  expect(queryOf([['framework', 'react']])).toBe('?framework=react');
  const program = withWish([['framework', 'react']], 'goal', 'node');
  expect(queryOf(program)).toBe('?goal=node');
  expect(queryOf(withWish([['language', 'ts']], 'framework', 'react'))).toBe('?language=ts-swc&framework=react');
});

test.each([
  '?framework=angular',
  '?goal',
  '?%E0%A4%A',
  '?framework=react&framework=',
  '?__proto__=x',
  '?goal=node&html=entry',
])('the address %s leads to a project all the same', (query) =>
  expect(isValid(answersFor(wishesOf(query)))).toBe(true),
);

test('what an address asks for and doesn’t get is told: unknown parts, and answers that others exclude', () => {
  expect(unknownIn('?framework=angular&styles=sass&utm_source=x')).toEqual(['framework=angular']);
  expect(droppedOf(wishesOf('?framework=react&goal=node'))).toEqual([
    { question: 'framework', from: 'react', says: 'nodeHasNoPage' },
  ]);
  expect(droppedOf(wishesOf('?framework=react&language=ts'))).toEqual([
    { question: 'language', from: 'ts', says: 'jsxNeedsCompiler' },
  ]);
  expect(droppedOf(wishesOf('?framework=react&language=ts-swc'))).toEqual([]);
});

test.each(origins)('a project from $name gets the answers that it is meant to have', ({ wishes }) =>
  expect(answersFor(wishes)).toMatchObject(Object.fromEntries(wishes)),
);

test.each(origins)('a project from $name keeps the reader’s language, and what $name says nothing about', (origin) => {
  const answers = answersFor(
    withOrigin(
      [
        ['language', 'ts-swc'],
        ['styles', 'sass'],
      ],
      origin,
    ),
  );
  expect(answers).toMatchObject({ ...Object.fromEntries(origin.wishes), language: 'ts-swc', styles: 'sass' });
});

test('of the tool that was chosen before, no answer is left, while the reader’s own stay', () => {
  const [cra, vite, webpack4] = origins;
  const own: Wishes = [['styles', 'sass']];
  const first = withOrigin(own, cra!);
  expect(answersFor(first).framework).toBe('react');
  const second = withOrigin(first, vite!, cra);
  expect(second).toEqual([...own, ...vite!.wishes]);
  expect(withOrigin(second, webpack4!, vite)).toEqual([...own, ...webpack4!.wishes]);
});

test('React and TypeScript stay when the project comes from Vite', () => {
  const vite = origins.find(({ name }) => name === 'Vite')!;
  const wishes = withOrigin(
    [
      ['framework', 'react'],
      ['language', 'ts-swc'],
      ['goal', 'library'],
    ],
    vite,
  );
  expect(answersFor(wishes)).toMatchObject({ framework: 'react', language: 'ts-swc', goal: 'app' });
});

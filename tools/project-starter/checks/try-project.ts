/** Builds a generated project in both modes and uses the results as a user would. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import type { Answers } from '../model/questions.ts';
import { titles } from '../model/source-lines.ts';
import { traitsOf } from '../model/traits.ts';
import type { Build, Builders } from './build.ts';
import { measureFolder, type Sizes } from './measure.ts';
import { newerSyntax } from './newer-syntax.ts';
import { visitPage, type Source, type Visit } from './open-page.ts';
import { serverPages } from './own-pages.ts';
import { umdPage, writeUser } from './use-library.ts';

const run = promisify(execFile);

/** Result of building and testing a generated project. */
export interface Trial {
  /** What is wrong with the generated project. Empty if everything works. */
  problems: string[];
  /** File sizes of the project's production build. */
  sizes: Sizes;
  /** Duration of the production build in milliseconds, or null if the machine was too busy to measure it. */
  milliseconds: number | null;
}

export interface Workshop {
  builders: Builders;
  browser: Browser;
}

/**
 * Checks a generated project by building and running it. @param folder absolute path of the folder that contains the
 * project's files
 */
export async function tryProject(answers: Answers, folder: string, workshop: Workshop): Promise<Trial> {
  // Build for production first, because the test of the development server modifies a source file. The two don't run in
  // parallel, because the production build is timed.
  const published = await publish(answers, folder, workshop);
  const [developed, types] = await Promise.all([develop(answers, folder, workshop), checkTypes(answers, folder)]);
  return { ...published, problems: [...developed, ...published.problems, ...types] };
}

async function develop(answers: Answers, folder: string, workshop: Workshop): Promise<string[]> {
  const output = 'dist-development';
  const { server } = traitsOf(answers);
  if (server) {
    return workshop.builders.build({ folder, mode: 'serve', output }, async ({ problems, url = '' }) => {
      if (problems.length > 0) return label('dev server', problems);
      const change = (page: Page) => changeComponent(answers, folder, page);
      return label('dev server', await visitAll(answers, { url }, workshop, change));
    });
  }
  const { problems } = await workshop.builders.build({ folder, mode: 'development', output }, answer);
  if (problems.length > 0) return label('development', problems);
  return label('development', await use(answers, path.join(folder, output), workshop));
}

async function publish(answers: Answers, folder: string, workshop: Workshop): Promise<Trial> {
  const output = 'dist';
  const built = path.join(folder, output);
  const build = await workshop.builders.build({ folder, mode: 'production', output }, answer);
  // Discard the build time if the machine is overloaded, with a load average of more than twice the number of cores.
  const [load = 0] = os.loadavg();
  const milliseconds = load <= 2 * os.availableParallelism() ? build.milliseconds : null;
  if (build.problems.length > 0) {
    return { problems: label('production', build.problems), sizes: {}, milliseconds };
  }
  const syntax = answers.browsers === 'older' ? await newerSyntax(built) : [];
  const found = await use(answers, built, workshop);
  return { problems: label('production', [...syntax, ...found]), sizes: await measureFolder(built), milliseconds };
}

async function answer(build: Build): Promise<Build> {
  return build;
}

function label(mode: string, problems: string[]): string[] {
  return problems.map((problem) => `${mode}: ${problem}`);
}

/**
 * Uses the output of a generated project's build: runs a program, opens a page, or imports a library in another
 * project.
 */
async function use(answers: Answers, built: string, workshop: Workshop): Promise<string[]> {
  if (answers.goal === 'node') return runProgram(built, answers);
  if (answers.goal === 'library') return useLibrary(answers, built, workshop);
  const pages = answers.html === 'none' ? serverPages(answers, built) : {};
  return visitAll(answers, { folder: built, pages }, workshop);
}

async function runProgram(built: string, { output }: Answers): Promise<string[]> {
  const file = path.join(built, output === 'commonjs' ? 'index.cjs' : 'index.js');
  const { stdout } = await run(process.execPath, [file]).catch((error: Error) => ({ stdout: error.message }));
  return stdout.includes('Total: 42.00') ? [] : [`the program printed ${stdout}`];
}

async function useLibrary(answers: Answers, built: string, workshop: Workshop): Promise<string[]> {
  const user = `${built}-user`;
  await writeUser(answers, built, user);
  const order = { folder: user, mode: 'development', output: 'dist' } as const;
  const build = await workshop.builders.build(order, answer);
  if (build.problems.length > 0) return build.problems;
  const visit: Visit = { address: '/index.html', title: 'Shop', styled: answers.styles !== 'none' };
  const found = await visitPage(workshop.browser, { folder: path.join(user, 'dist'), pages: {} }, visit);
  if (answers.output !== 'umd') return found;
  const pages = { '/index.html': umdPage(answers) };
  const script = await visitPage(workshop.browser, { folder: built, pages }, visit);
  const code = `process.exitCode = typeof require(${JSON.stringify(path.join(built, 'index.umd.cjs'))}).Cart === "function" ? 0 : 1`;
  const required = await run(process.execPath, ['--eval', code]).then(
    () => [],
    () => ['require() gives no function Cart.'],
  );
  return [...found, ...script, ...required];
}

async function visitAll(
  answers: Answers,
  source: Source,
  { browser }: Workshop,
  then?: (page: Page) => Promise<void>,
): Promise<string[]> {
  const { entries } = traitsOf(answers);
  const found = [];
  for (const [index, entry] of entries.entries()) {
    const visit = { address: `/${entry}.html`, title: titles[entry] ?? entry, styled: answers.styles !== 'none' };
    found.push(...(await visitPage(browser, source, visit, index === entries.length - 1 ? then : undefined)));
  }
  return found;
}

/**
 * Edits the component of a generated project while its page is open. With hot updates, the page must not reload.
 * Without them, it must. Retries once, because files that were written just before the server started may count as
 * changed and reload the page.
 */
async function changeComponent(answers: Answers, folder: string, page: Page): Promise<void> {
  const { component, hot } = traitsOf(answers);
  const file = path.join(folder, 'src', component.file);
  const source = await readFile(file, 'utf8');
  const staysAfter = async (words: string): Promise<boolean> => {
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await writeFile(file, source.replaceAll('In your cart', words));
    await page.locator('button', { hasText: words }).waitFor();
    return page.evaluate(() => 'sameDocument' in globalThis);
  };
  try {
    const stayed = (await staysAfter('In the basket')) || (hot && (await staysAfter('In the bag')));
    if (stayed !== hot) throw new Error(hot ? 'a change reloaded the page' : 'a change did not reload the page');
  } finally {
    await writeFile(file, source);
  }
}

async function checkTypes(answers: Answers, folder: string): Promise<string[]> {
  const { typescript } = traitsOf(answers);
  if (!typescript) return [];
  const compiler = path.resolve(import.meta.dirname, '../../../node_modules/.bin/tsc');
  return run(compiler, ['--pretty', 'false', '--outDir', 'declarations'], { cwd: folder }).then(
    () => [],
    (error: { stdout?: string; message: string }) => [`types: ${error.stdout || error.message}`],
  );
}

/** Follows the recipes in `docs/recipes.md`, in a copy of the project. */
import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../compile/testing/temporary-folder.ts';
import { applyDiff } from '../compile/examples/apply-diff.ts';
import { inProject } from './paths.ts';

/** A file that a recipe creates or modifies. */
interface Step {
  recipe: string;
  file: string;
  isDiff: boolean;
  text: string;
}

const recipes = await readFile(inProject('docs/recipes.md'), 'utf8');
const steps = recipes.split(/^## /m).flatMap((part): Step[] => {
  const recipe = part.slice(0, part.indexOf('\n'));
  return [...part.matchAll(/^```(\w+) title="([^"]+)"\n([^]*?)^```$/gm)].map(([, language, file, text]) => ({
    recipe,
    file: file!,
    isDiff: language === 'diff',
    text: text!,
  }));
});

const copy = temporaryFolder('recipes');

/** Copies all tracked files except the pages, which take long to compile. */
beforeAll(async () => {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: inProject('.'),
    encoding: 'utf8',
  });
  const files = tracked.split('\0').filter((file) => file !== '' && !file.startsWith('content/'));
  await Promise.all(files.map((file) => cp(inProject(file), path.join(copy, file))));
  await symlink(inProject('node_modules'), path.join(copy, 'node_modules'));
  for (const step of steps) await follow(step);
}, 300_000);

async function follow({ file, isDiff, text }: Step): Promise<void> {
  const target = path.join(copy, file);
  await mkdir(path.dirname(target), { recursive: true });
  if (!isDiff) return writeFile(target, text);
  const applied = applyDiff(await readFile(target, 'utf8'), text.replace(/\n$/, ''));
  if ('message' in applied) throw new Error(`docs/recipes.md, ${file}: ${applied.message}`);
  await writeFile(target, applied.result);
}

/**
 * Returns the type errors in the copied project. After the first call, only files that a change affects are checked.
 */
async function typeErrors(): Promise<string> {
  const done = await promisify(execFile)('npx', ['tsc', '-b', '--incremental'], { cwd: copy }).catch(
    (error: { stdout: string }) => error,
  );
  return done.stdout;
}

/** Runs code in the copied project and returns the value of its variable `answer`. */
async function runInCopy(code: string): Promise<unknown> {
  const file = path.join(copy, 'asked.ts');
  await writeFile(file, `${code}\nconsole.log(JSON.stringify(answer));\n`);
  const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: copy });
  await rm(file);
  return JSON.parse(stdout);
}

describe('with all recipes followed', () => {
  test('the types hold', async () => {
    expect(await typeErrors()).toBe('');
  }, 300_000);

  test('aside, section, screen and interactive part are there for writers', async () => {
    const answer = await runInCopy(`
      import { compileSite } from './compile/compile-site.ts';
      await import('node:fs/promises').then(({ writeFile }) => Promise.all([
        writeFile('content/index.md', '---\\ntitle: Home\\n---\\n'),
        writeFile('content/guides/index.md', '---\\ntitle: Guides\\n---\\n'),
      ]));
      const { pages, problems, site } = await compileSite({ contentDir: process.cwd() + '/content', cacheDir: false });
      const page = (url) => pages.find((each) => each.url === url);
      const answer = {
        problems,
        kind: page('/map/').kind,
        sections: site.sections.map(({ id }) => id),
        html: page('/guides/days/').html,
      };
    `);
    expect(answer).toMatchObject({
      problems: [],
      kind: 'map',
      sections: ['', 'guides', 'tutorials'],
      html: expect.stringMatching(
        /<aside class="note note-example">[^]*<div data-island="DayCounter" data-props="\{&quot;start&quot;:&quot;2020-10-10&quot;\}">since 2020-10-10<\/div>/,
      ) as string,
    });
  }, 300_000);

  test('facts of the new kind are listed', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['facts/cli.ts', '--kind', 'export'], { cwd: copy });
    expect(stdout).toMatch(/^export:BannerPlugin$/m);
  }, 180_000);
});

describe('what is left out is named by the types', () => {
  /**
   * Files in which a recipe declares its new item, such as a kind of fact. The type checker must report all other files
   * that need a change.
   */
  const declarations = /^(?:src\/(?:model|texts)\/|facts\/types\.ts)/;
  const followers = steps.filter(({ file, isDiff }) => isDiff && !declarations.test(file)).map(({ file }) => file);
  /** Excludes `facts/extract.ts`, because without a change in it, the new kind simply has no facts. */
  const needed = followers.filter((file) => file !== 'facts/extract.ts');

  async function withoutChangesOf(files: readonly string[]): Promise<string> {
    const followed = await Promise.all(files.map((file) => readFile(path.join(copy, file), 'utf8')));
    for (const file of files) await cp(inProject(file), path.join(copy, file));
    const errors = await typeErrors();
    for (const [index, file] of files.entries()) await writeFile(path.join(copy, file), followed[index]!);
    return errors;
  }

  test('of those that follow a declaration', async () => {
    const errors = await withoutChangesOf(needed);
    for (const file of needed) expect(errors).toContain(`${file}(`);
  }, 180_000);

  test('of the declarations themselves', async () => {
    const declaring = steps.map(({ file }) => file).filter((file) => declarations.test(file));
    const errors = await withoutChangesOf(declaring);
    for (const file of [...needed, 'facts/webpack/exported-names.ts']) expect(errors).toContain(`${file}(`);
  }, 180_000);
});

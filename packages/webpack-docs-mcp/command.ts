#!/usr/bin/env node
/** Command `webpack-docs`, which shows the documentation in the terminal. */
import { stripVTControlCharacters } from 'node:util';
import { colored } from './command/colored.ts';
import { showInPager } from './command/show-in-pager.ts';
import { help, parseArguments } from './command/parse-arguments.ts';
import { UnreadableFile } from './library/file-within.ts';
import { factsNamed } from './library/find-facts.ts';
import { version } from './package-version.ts';
import { allTools } from './tools/all-tools.ts';
import { surroundingsIn } from './tools/surroundings.ts';
import { Refusal } from './tools/tool.ts';

/**
 * Maximum size in bytes of a page that the command prints. It is large, because a person reads a whole page at once.
 */
const room = 4_000_000;

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof Refusal || error instanceof UnreadableFile ? 1 : 2;
});

async function main(): Promise<void> {
  const surroundings = surroundingsIn(import.meta.dirname, room);
  const { library } = surroundings;
  const wanted = parseArguments(process.argv.slice(2), (word) => factsNamed(library.facts(), word).length > 0);
  if ('say' in wanted) {
    const said = wanted.say === 'help' ? help : `webpack-docs ${version}, webpack ${library.about.versions.webpack}\n`;
    process.stdout.write(said);
    return;
  }
  const tool = allTools.find(({ name }) => name === wanted.tool)!;
  const { hasFailed = false, ...answer } = await tool.answer(wanted.given, surroundings);
  if (hasFailed) process.exitCode = 1;
  if (wanted.isJson) process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
  else
    showInPager(
      `${colored(stripVTControlCharacters(answer.text), process.stdout.hasColors?.() ?? false)}\n`,
      wanted.isPaged,
    );
}

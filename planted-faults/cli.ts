/**
 * Implements `npm run check:planted`, which tests the tests: it plants faults one by one in a copy of the project, and
 * reports which test run catches each of them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type CommandResult, isBrowserTest, isUnitTest, runTestsFor, runUnits } from './run-tests.ts';
import { type Fault, readFaults, withFault } from './read-faults.ts';
import { makeScratchCopy } from './scratch-copy.ts';

const help = `Usage: npm run check:planted -- [options]

Plants the faults of planted-faults/ in a copy of the project one by one, and reports which test run catches each.
The tests that should catch them are first run without faults, and must pass.

  --only REGEX  only faults whose kind, file, catcher and description match
  --part I/N    the I-th of N parts, to distribute the work
  --list        list the faults without planting them
  --help        print this

Example: npm run check:planted -- --only 'content .*check prose'`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    part: { type: 'string', default: '1/1' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const nameOf = { test: 'npm test', 'test:all': 'npm run test:all', neither: 'nothing' };

if (values.help) console.log(help);
else if (values.list)
  for (const { kind, file, what, by, run } of chosen()) console.log(`${kind} ${file}: ${what} (${by}, ${run})`);
else process.exitCode = await plantAll(chosen());

/** Returns the faults to plant that the command line selects. */
function chosen(): Fault[] {
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(values.part)?.map(Number) ?? [];
  if (!part || !parts || part > parts) {
    console.error(`--part is “${values.part}”, but it must have the form 2/4.`);
    process.exit(2);
  }
  const only = new RegExp(values.only);
  return readFaults()
    .filter(({ kind, file, by, what }) => only.test(`${kind} ${file} ${by} ${what}`))
    .filter((_, index) => index % parts === part - 1);
}

/**
 * Plants each selected fault and reports which test run catches it.
 * @returns the exit code
 */
async function plantAll(faults: Fault[]): Promise<number> {
  console.log(`Copying the project for ${faults.length} faults …`);
  const copy = makeScratchCopy();
  try {
    const green = await greenCatchers(copy.folder, faults);
    const told = faults.filter((fault) => green.has(catcherOf(fault)));
    const caught = { test: 0, all: 0 };
    const wrong = faults
      .filter((fault) => !told.includes(fault))
      .map(({ file, what, by }) => `${file}: ${what}: nobody can tell, as ${by} fails without it`);
    for (const [index, fault] of told.entries()) {
      const started = Date.now();
      const run = await plant(copy.folder, fault);
      if (run === 'test') caught.test += 1;
      if (run !== 'neither') caught.all += 1;
      const said = `${fault.file}: ${fault.what}: caught by ${nameOf[run]} (${fault.by})`;
      console.log(`${index + 1} of ${told.length} ${said}, ${Math.round((Date.now() - started) / 1000)} s`);
      if (run !== fault.run) wrong.push(`${said}; to be caught by ${nameOf[fault.run]}`);
    }
    console.log(`\n${caught.test} of ${faults.length} are caught by npm test, ${caught.all} by npm run test:all`);
    for (const line of wrong) console.log(line);
    console.log(`\n${faults.length - wrong.length} passed, ${wrong.length} failed`);
    return wrong.length === 0 ? 0 : 1;
  } finally {
    copy.remove();
  }
}

/**
 * Plants a fault in the copy of the project, runs the tests, and then reverts it.
 * @returns the test run that catches it
 */
async function plant(folder: string, fault: Fault): Promise<keyof typeof nameOf> {
  const file = path.join(folder, fault.file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, withFault(text, fault));
  try {
    for (const run of ['test', 'test:all'] as const) {
      const result = await runTestsFor(folder, fault, run);
      if (result && !result.isGood) return run;
    }
    return 'neither';
  } finally {
    writeFileSync(file, text);
  }
}

/**
 * Describes what should catch a planted fault: a browser test with the run that includes it, a check limited to the
 * fault's file, or another command.
 */
function catcherOf({ by, file, run }: Fault): string {
  if (isBrowserTest(by)) return `${by}, as ${nameOf[run]} has it`;
  return by === 'check examples' || by === 'format' ? `${by} ${file}` : by;
}

/**
 * Returns the tests and checks that pass in the unchanged copy of the project. Unit tests run together, and one by one
 * only if that fails.
 */
async function greenCatchers(folder: string, faults: Fault[]): Promise<Set<string>> {
  const green = new Set<string>();
  const look = async (name: string, result: Promise<CommandResult | undefined>): Promise<boolean> => {
    const { isGood, output } = (await result) ?? { isGood: false, output: 'There is nothing to run.' };
    console.log(`without a fault, ${name} ${isGood ? 'passes' : `FAILS:\n${output}`}`);
    return isGood;
  };
  const units = [...new Set(faults.map(({ by }) => by).filter(isUnitTest))];
  if (units.length > 0 && (await look(`${units.length} files of unit tests`, runUnits(folder, units))))
    for (const file of units) green.add(file);
  for (const [catcher, fault] of new Map(faults.map((each) => [catcherOf(each), each])))
    if (!green.has(catcher) && (await look(catcher, runTestsFor(folder, fault, fault.run)))) green.add(catcher);
  return green;
}

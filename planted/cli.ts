/**
 * `npm run check:planted`: plants one fault after the other in a copy of the project and says which run of the tests catches it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Ended, isBrowserTest, isUnitTest, runCatcher, runUnits } from './catch.ts';
import { type Fault, readFaults, withFault } from './read-faults.ts';
import { makeScratchCopy } from './scratch-copy.ts';

const help = `npm run check:planted -- [options]

Plants the faults of planted/faults/ in a copy of the project, one after the other, and says which run catches each.
What is to catch them is run without any fault first: it has to pass.

  --only TEXT   faults whose kind, file, catcher and description this regular
                expression fits: --only search, --only 'content .*check prose'
  --part I/N    the I-th of N parts, for several machines
  --list        show them and plant nothing`;

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

/** The faults that were asked for. */
function chosen(): Fault[] {
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(values.part)?.map(Number) ?? [];
  if (!part || !parts || part > parts) {
    console.error(`--part takes a part and their number, as in 2/4, and not ${values.part}.`);
    process.exit(2);
  }
  const only = new RegExp(values.only);
  return readFaults()
    .filter(({ kind, file, by, what }) => only.test(`${kind} ${file} ${by} ${what}`))
    .filter((_, index) => index % parts === part - 1);
}

/** @returns the exit code */
async function plantAll(faults: Fault[]): Promise<number> {
  console.log(`Copying the project for ${faults.length} faults …`);
  const copy = makeScratchCopy();
  try {
    const broken = await notGreen(copy.folder, faults);
    const caught = { test: 0, all: 0 };
    const wrong: string[] = [];
    for (const [index, fault] of faults.entries()) {
      const started = Date.now();
      const run = await plant(copy.folder, fault);
      if (run === 'test') caught.test += 1;
      if (run !== 'neither') caught.all += 1;
      const said = `${fault.file}: ${fault.what}: caught by ${nameOf[run]} (${fault.by}), ${Math.round((Date.now() - started) / 1000)} s`;
      console.log(`${index + 1} of ${faults.length} ${said}`);
      if (run !== fault.run) wrong.push(`${said}; to be caught by ${nameOf[fault.run]}`);
    }
    console.log(`\n${caught.test} of ${faults.length} are caught by npm test, ${caught.all} by npm run test:all`);
    for (const line of [...broken, ...wrong]) console.log(line);
    const failed = broken.length + wrong.length;
    console.log(`\n${faults.length - wrong.length} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  } finally {
    copy.remove();
  }
}

/** Plants a fault, and takes it out again. @returns the run that catches it */
async function plant(folder: string, fault: Fault): Promise<keyof typeof nameOf> {
  const file = path.join(folder, fault.file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, withFault(text, fault));
  try {
    for (const run of ['test', 'test:all'] as const) {
      const ended = await runCatcher(folder, fault, run);
      if (ended && !ended.isGood) return run;
    }
    return 'neither';
  } finally {
    writeFileSync(file, text);
  }
}

/** What fails without any fault: units all in one run, everything else by itself. */
async function notGreen(folder: string, faults: Fault[]): Promise<string[]> {
  const found: string[] = [];
  const seen = new Set<string>();
  const units = [...new Set(faults.map(({ by }) => by).filter(isUnitTest))];
  const look = async (name: string, ended: Promise<Ended | undefined>): Promise<void> => {
    const { isGood, output } = (await ended) ?? { isGood: false, output: 'There is nothing to run.' };
    console.log(`without a fault, ${isGood ? 'all is well' : 'NOT well'}: ${name}`);
    if (isGood) return;
    console.log(output);
    found.push(`Fails without any fault: ${name}`);
  };
  if (units.length > 0) await look(`${units.length} files of unit tests`, runUnits(folder, units));
  for (const { by, file, run } of faults.filter((fault) => !isUnitTest(fault.by))) {
    const what = by === 'check examples' || by === 'format' ? `${by} ${file}` : by;
    const name = isBrowserTest(by) ? `${what}, as ${nameOf[run]} has it` : what;
    if (seen.has(name)) continue;
    seen.add(name);
    await look(name, runCatcher(folder, { by, file }, run));
  }
  return found;
}

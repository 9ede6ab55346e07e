/** `npm run bench`: measures the site and its build. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { inProject } from '../generator/paths.ts';
import { launchBrowser } from '../e2e/launch.ts';
import { toolNames } from '../tools/tools.ts';
import { compareWithStarlight } from './compare-starlight.ts';
import { measureBuild, measureCodeChange, measureMany } from './build-cost.ts';
import { bytesAgainst } from './bytes-against.ts';
import { measureChunkShare } from './chunk-share.ts';
import { measureEdits } from './edits.ts';
import { measureBytes } from './first-visit.ts';
import { measureClicks } from './navigation.ts';
import { startRecordingServer } from './recording-server.ts';
import { measureKeystrokes } from './search-keystrokes.ts';
import { measureReaders } from './readers.ts';
import { measureSlowPhone } from './slow-phone.ts';
import { measureSoak } from './soak.ts';
import { type Report, table } from './table.ts';
import type { MeasureTool } from './tool-bench.ts';

/** The site's interactive tools that have their own benchmark. */
const measuredTools = toolNames.filter((name) => existsSync(inProject('tools', name, 'bench/bench.ts')));
const parts = [
  'bytes',
  'phone',
  'nav',
  'search',
  'build',
  'code',
  'edits',
  'beside',
  'ten',
  'fifty',
  'soak',
  'readers',
  ...measuredTools,
];
const pages = [
  '/',
  '/configuration/output/',
  '/guides/getting-started/',
  '/api/compilation-object/',
  '/api/javascript-parser/',
  '/api/types-in-signatures-i-m/',
];
const guides = [
  'asset-management',
  'output-management',
  'development',
  'code-splitting',
  'caching',
  'production',
  'tree-shaking',
].map((name) => `/guides/${name}/`);
const help = `Usage: npm run bench [-- options]

Measures the built site and its build, prints the figures next to those of other documentation tools, and writes
reports/bench.json. Parts that aren't measured keep their last figures.

  --dist DIR       the built site (default: dist/)
  --only PARTS     comma-separated parts (default: all): ${parts.join(', ')}
  --against FILE   an earlier reports/bench.json: print the difference in bytes of a first visit
  --navigations N  length of the part soak (default: 10000)
  --help           print this

Example: npm run bench -- --only bytes,nav
`;

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    only: { type: 'string', default: parts.join(',') },
    against: { type: 'string' },
    navigations: { type: 'string', default: '10000' },
    help: { type: 'boolean' },
  },
});
const only = values.only.split(',');
const unknown = only.filter((part) => !parts.includes(part));
const dist = path.resolve(values.dist);
if (values.help) process.stdout.write(help);
else if (unknown.length > 0) fail(`Unknown part: ${unknown.join(', ')}.\n\n${help}`);
else if (!/^[1-9]\d*$/.test(values.navigations))
  fail(`--navigations is “${values.navigations}”, but it must be a positive integer.`);
else if (values.against !== undefined && !existsSync(values.against)) fail(`There is no file ${values.against}.`);
else if (!existsSync(path.join(dist, 'index.html')))
  fail(`There is no built site in ${dist}. Run npm run build, or set --dist.`);
else await measure();

async function measure(): Promise<void> {
  const file = inProject('reports/bench.json');
  const report: Report = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  report.measured = new Date().toISOString();
  if (['bytes', 'phone', 'nav', 'search', 'edits', 'soak', ...measuredTools].some((part) => only.includes(part)))
    await measureInBrowser(report);
  if (only.includes('bytes')) report.chunk_share = await measureChunkShare(dist);
  if (only.includes('search'))
    report.search = execFileSync(process.execPath, [inProject('bench/search.ts'), '--dist', dist], { encoding: 'utf8' })
      .trim()
      .split('\n');
  if (only.includes('build')) report.build = await measureBuild();
  if (only.includes('code')) report.code_change = await measureCodeChange();
  if (only.includes('beside')) report.beside = await compareWithStarlight(dist);
  if (only.includes('readers')) report.readers = await measureReaders(dist);
  if (only.includes('ten')) report.ten_times = await measureMany(10);
  if (only.includes('fifty')) report.fifty_times = await measureMany(50);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
  console.log(await summary(report));
}

/** Compares the benchmark results with those of other sites, or the transferred bytes with those of an earlier run. */
async function summary(report: Report): Promise<string> {
  const read = async (name: string) => JSON.parse(await readFile(name, 'utf8'));
  if (values.against === undefined) return table(report, await read(inProject('bench/peers.json')));
  const earlier = (await read(values.against)) as Report;
  return bytesAgainst(report.bytes ?? {}, earlier.bytes ?? {});
}

async function measureInBrowser(report: Report): Promise<void> {
  const stage = { browser: await launchBrowser(), server: await startRecordingServer(dist) };
  try {
    if (only.includes('bytes'))
      for (const page of pages) report.bytes = { ...report.bytes, [page]: await measureBytes(stage, page) };
    if (only.includes('phone'))
      for (const page of pages)
        report.slow_phone = { ...report.slow_phone, [page]: await measureSlowPhone(stage, page) };
    for (const name of measuredTools.filter((each) => only.includes(each))) {
      const file = pathToFileURL(inProject('tools', name, 'bench/bench.ts')).href;
      const { measureTool } = (await import(file)) as { measureTool: MeasureTool };
      report.tools = { ...report.tools, [name]: await measureTool(stage, dist) };
    }
    if (only.includes('edits')) report.edits = await measureEdits(stage.browser);
    if (only.includes('search')) report.keystrokes = await measureKeystrokes(stage);
    if (only.includes('soak')) report.soak = await measureSoak(stage, dist, Number(values.navigations));
    if (only.includes('nav')) {
      const long = Array.from({ length: 5 }, () => '/configuration/output/');
      report.navigation = {
        ordinary: await measureClicks(stage, '/guides/getting-started/', guides),
        long: await measureClicks(stage, '/configuration/mode/', long),
      };
    }
  } finally {
    await stage.browser.close();
    stage.server.close();
  }
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}

/**
 * Builds projects of the project starter (`/tools/start/`) that cover each answer or each pair of answers, in both
 * modes, and runs the results. See the README.
 */
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { measuredFile, measuredSnapshot } from '../build/measured-schema.ts';
import { readSnapshot, writeSnapshot } from '../../../data/snapshot.ts';
import { commonProjects } from '../model/common-projects.ts';
import { generate } from '../model/generate.ts';
import { coveringSet, type Covered } from '../model/combinations.ts';
import { answersText, type Measured } from '../model/measured.ts';
import type { Versions } from '../model/package-json.ts';
import type { Answers } from '../model/questions.ts';
import type { Outcome } from '../../../checks/outcome.ts';
import { startBuilders } from './build.ts';
import { lostLinks, type Destination } from './lost-links.ts';
import { openTrials, type Trials } from './cache.ts';
import { launchBrowser } from './open-page.ts';
import { otherProjects } from './other-projects.ts';
import { installedVersions } from '../build/versions.ts';
import { runCommand } from './run-command.ts';
import { tryProject, type Trial, type Workshop } from './try-project.ts';
import { writeProject } from './write-project.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

/**
 * Number of projects that are checked in parallel, so that one opens in the browser while another is built for
 * production.
 */
const together = 3;
/** Number of projects to check in parallel when build times are measured. */
const alone = 1;

interface StarterCheckOptions {
  /** Whether the checked projects cover each answer, or each pair of answers. Pairs take five times as long. */
  covered: Covered;
  /** Pages and ids that explanations in generated projects may link to. */
  pages: readonly Destination[];
  /** Whether to use cached results of checking projects. */
  cached: boolean;
  /** Whether to write the measured sizes and times to `tools/project-starter/build/measured.json`. */
  write: boolean;
  /**
   * Number of projects to build in addition to those that `covered` requires. Their answers are a random sample that
   * depends on the date.
   */
  others: number;
  /** Called with the number of projects whose check has started. */
  onProgress: (done: number, total: number) => void;
}

/** Builds generated projects and uses the results as a user would. */
export async function runStarterCheck({
  covered,
  pages,
  cached,
  write,
  others,
  onProgress,
}: StarterCheckOptions): Promise<Outcome> {
  const projects = [...commonProjects, ...coveringSet(covered), ...otherProjects(others, new Date())];
  const versions = installedVersions();
  const trials = openTrials(versions, { read: cached });
  const found = new Map<Answers, Trial>();
  for (const answers of projects) {
    const kept = trials.get(answers);
    if (kept) found.set(answers, kept);
  }
  const open = projects.filter((answers) => !found.has(answers));
  if (open.length > 0) await tryAll(open, { versions, trials, found, workers: write ? alone : together, onProgress });
  const [example] = projects;
  const whole = [
    ...(example === undefined ? [] : await runCommand(generate(example, versions))),
    ...lostLinks(
      projects.map((answers) => generate(answers, versions)),
      pages,
    ),
  ];
  if (write) await record(found, versions);
  const failures = [
    ...projects.flatMap((answers) =>
      (found.get(answers)?.problems ?? []).map((problem) => `/tools/start/ ${answersText(answers)}: ${problem}`),
    ),
    ...whole.map((problem) => `/tools/start/ ${problem}`),
  ];
  const failed = projects.filter((answers) => found.get(answers)?.problems.length !== 0).length;
  return {
    lines: [`${projects.length} projects that have each of the ${covered}, ${open.length} of them built now`],
    failures,
    passed: projects.length - failed + (whole.length === 0 ? 1 : 0),
    failed: failed + (whole.length === 0 ? 0 : 1),
  };
}

async function tryAll(
  open: Answers[],
  {
    versions,
    trials,
    found,
    workers,
    onProgress,
  }: {
    versions: Versions;
    trials: Trials;
    found: Map<Answers, Trial>;
    workers: number;
    onProgress: StarterCheckOptions['onProgress'];
  },
): Promise<void> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'start-projects-'));
  await symlink(path.join(repository, 'node_modules'), path.join(root, 'node_modules'));
  const workshop: Workshop = { builders: startBuilders(), browser: await launchBrowser() };
  const queue = open.entries();
  const work = async () => {
    for (const [index, answers] of queue) {
      onProgress(index, open.length);
      const folder = path.join(root, `project-${index}`);
      await mkdir(folder);
      await writeProject(generate(answers, versions), folder);
      const trial = await tryProject(answers, folder, workshop);
      found.set(answers, trial);
      trials.set(answers, trial);
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    workshop.builders.close();
    await workshop.browser.close();
    await rm(root, { recursive: true, force: true });
  }
}

/**
 * Updates the file with measured sizes and times, and drops measurements that were made with another webpack version.
 */
async function record(found: ReadonlyMap<Answers, Trial>, versions: Versions): Promise<void> {
  const webpack = versions.webpack?.version ?? '';
  const before = await readSnapshot(measuredFile, measuredSnapshot);
  const kept = before.webpack === webpack ? before.projects : [];
  const all = new Map<string, Measured>(kept.map((project) => [project.answers, project]));
  for (const [answers, { sizes, milliseconds, problems }] of found) {
    if (problems.length > 0) continue;
    const compressed = (kind: keyof Trial['sizes']) => sizes[kind]?.compressed ?? 0;
    all.set(answersText(answers), {
      answers: answersText(answers),
      scripts: compressed('scripts'),
      styles: compressed('styles'),
      pages: compressed('pages'),
      // Keep the earlier measurement if the machine was too busy to measure the build time.
      time: milliseconds ?? all.get(answersText(answers))?.time ?? null,
    });
  }
  const projects = [...all.values()].toSorted((a, b) => (a.answers < b.answers ? -1 : 1));
  await writeSnapshot(
    measuredFile,
    { date: new Date().toISOString().slice(0, 10), webpack, projects },
    measuredSnapshot,
  );
}

/** Implements `npm run check:commits`, which checks that commit messages follow CONTRIBUTING.md. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { messageProblems } from './message-problems.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
const [range = 'origin/main..HEAD'] = positionals;

if (values.help) {
  console.log(`Usage: npm run check:commits [-- RANGE]

Checks the commit messages in a Git range (default: origin/main..HEAD): the subject has at most 72 characters,
and is separated from the body by an empty line.

Example: npm run check:commits -- HEAD~3..HEAD`);
} else {
  const { status, stdout, stderr } = spawnSync('git', ['log', '--no-merges', '-z', '--format=%h %B', range, '--'], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(`“${range}” isn't a range of commits: ${stderr.trim()}`);
    process.exitCode = 1;
  } else report(stdout.split('\0').filter(Boolean));
}

/**
 * Reports problems with commit messages.
 *
 * @param commits each consists of a short hash, a space and the message
 */
function report(commits: string[]): void {
  for (const commit of commits) {
    const problems = messageProblems(commit.slice(commit.indexOf(' ') + 1));
    if (problems.length === 0) continue;
    console.error([commit.split('\n')[0], ...problems.map((problem) => `  ${problem}`)].join('\n'));
    process.exitCode = 1;
  }
  if (process.exitCode === undefined)
    console.log(commits.length === 1 ? '1 message is fine.' : `${commits.length} messages are fine.`);
}

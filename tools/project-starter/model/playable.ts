/** Projects that the playground can run: it has few packages, and none with machine code. */
import { toolPackages } from './packages.ts';
import { textOf, type Project } from './project.ts';
import type { Answers } from './questions.ts';

/** Tools that the playground has, or that a build there does without. */
const atHand = new Set([
  'webpack',
  'webpack-cli',
  'webpack-dev-server',
  'html-webpack-plugin',
  'typescript',
  '@types/node',
]);

/** Whether the playground can build and show what answers ask for. */
export function isPlayable(answers: Answers): boolean {
  return answers.framework === 'none' && toolPackages(answers).every(({ name }) => atHand.has(name));
}

/** A project as the playground takes it: its files, and what stands behind `npx webpack`. */
export function forPlayground({ files }: Pick<Project, 'files'>): {
  files: Record<string, string>;
  commandLine: string;
} {
  return {
    files: Object.fromEntries(files.map((file) => [file.path, textOf(file)])),
    commandLine: '--mode development',
  };
}

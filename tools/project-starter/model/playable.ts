/** Projects that work in the playground, which has few packages, and none with native code. */
import { toolPackages } from './packages.ts';
import { textOf, type Project } from './project.ts';
import type { Answers } from './questions.ts';

/** Tools that the playground has or doesn't need. */
const atHand = new Set([
  'webpack',
  'webpack-cli',
  'webpack-dev-server',
  'html-webpack-plugin',
  'typescript',
  '@types/node',
]);

/** Whether the playground can build and show the project. */
export function isPlayable(answers: Answers): boolean {
  return answers.framework === 'none' && toolPackages(answers).every(({ name }) => atHand.has(name));
}

/** Converts a project for the playground: its files, and the arguments of `npx webpack`. */
export function forPlayground({ files }: Pick<Project, 'files'>): {
  files: Record<string, string>;
  commandLine: string;
} {
  return {
    files: Object.fromEntries(files.map((file) => [file.path, textOf(file)])),
    commandLine: '--mode development',
  };
}

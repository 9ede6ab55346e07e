/** Finds out which projects work in the playground. It has few packages, and none that contain native code. */
import { toolPackages } from './packages.ts';
import { textOf, type Project } from './project.ts';
import type { Answers } from './questions.ts';

/** Packages that the playground provides or doesn't need. */
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

/** Converts a project for the playground. @returns its files, and the arguments for `npx webpack` */
export function forPlayground({ files }: Pick<Project, 'files'>): {
  files: Record<string, string>;
  commandLine: string;
} {
  return {
    files: Object.fromEntries(files.map((file) => [file.path, textOf(file)])),
    commandLine: '--mode development',
  };
}

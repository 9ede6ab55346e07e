/**
 * Finds out which generated projects work in the playground. The playground has few packages, and none that contain
 * native code.
 */
import { runtimePackages, toolPackages } from './packages.ts';
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
  '@types/react',
  '@types/react-dom',
  'react',
  'react-dom',
  'react-refresh',
  'preact',
  'vue',
  'svelte',
  'postcss',
  'postcss-loader',
]);

/**
 * Returns the names of the packages that the playground lacks for a project. If there are none, the project can run in
 * the playground.
 */
export function lackingPackages(answers: Answers): string[] {
  const names = [...runtimePackages(answers), ...toolPackages(answers)].map(({ name }) => name);
  return [...new Set(names)].filter((name) => !atHand.has(name));
}

/** Converts a generated project for the playground. @returns its files, and the arguments for `npx webpack` */
export function forPlayground({ files }: Pick<Project, 'files'>): {
  files: Record<string, string>;
  commandLine: string;
} {
  return {
    files: Object.fromEntries(files.map((file) => [file.path, textOf(file)])),
    commandLine: '--mode development',
  };
}

import { type Entry, option } from './print-value.ts';
import type { Answers } from './questions.ts';
import { traitsOf } from './traits.ts';

/** Returns the `scripts` field of a generated `package.json`. */
export function scripts(answers: Answers): Entry[] {
  const { server, typescript } = traitsOf(answers);
  const declarations = hasDeclarations(answers) ? ' && tsc' : '';
  const dev = server
    ? option('dev', '"webpack serve --mode development"', 'devWithServer', '/configuration/dev-server/')
    : option('dev', '"webpack --watch --mode development"', 'devWithWatch', '/configuration/watch/');
  return [
    dev,
    option('build', quoted(`webpack --mode production${declarations}`), 'build', '/configuration/mode/'),
    ...(answers.goal === 'node' ? [option('start', quoted(`node dist/${programFile(answers)}`))] : []),
    ...(typescript && !hasDeclarations(answers)
      ? [option('types', '"tsc"', 'typeCheck', '/guides/typescript/#check-types-next-to-the-build')]
      : []),
  ];
}

/** Returns the name of the output file of a generated Node.js program. */
export function programFile({ output }: Answers): string {
  return output === 'commonjs' ? 'index.cjs' : 'index.js';
}

/** Returns a string as a JSON literal. */
export const quoted = (text: string) => JSON.stringify(text);

/** Whether `tsc` generates type declarations for the library. It doesn't support Vue and Svelte components. */
export function hasDeclarations(answers: Answers): boolean {
  const { typescript } = traitsOf(answers);
  return answers.goal === 'library' && typescript && answers.framework !== 'vue' && answers.framework !== 'svelte';
}

import type { Problem } from '../compile/types.ts';
import { formatProblem } from '../generator/build-failure.ts';

/**
 * Logs content problems to the terminal. Prints a file's problems whenever they change, and a message when none are
 * left.
 *
 * @returns a function to call with all problems after each compilation
 */
export function createProblemLog(log: (line: string) => void): (problems: readonly Problem[]) => void {
  let told = new Map<string, string>();
  return (problems) => {
    const byFile = new Map(
      [...Map.groupBy(problems, ({ file }) => file)].map(([file, own]) => [file, own.map(formatProblem).join('\n')]),
    );
    for (const [file, text] of byFile) if (told.get(file) !== text) log(text);
    for (const file of told.keys()) if (!byFile.has(file)) log(`${file}: fixed`);
    told = byFile;
  };
}

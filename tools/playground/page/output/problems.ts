import type { BuildResult, Problem } from '../../model/protocol.ts';
import type { TextProblem } from '../../../../src/ui/editor/editor-types.ts';

/** Returns all errors and warnings of a build, with the errors first. */
export function problemsOf({ problems, compilations }: BuildResult): Problem[] {
  const all = [...problems, ...compilations.flatMap((compilation) => compilation.problems)];
  return all.toSorted((one, other) => Number(other.severity === 'error') - Number(one.severity === 'error'));
}

/** Whether a build has errors. */
export function hasErrors(result: BuildResult | undefined): boolean {
  return result !== undefined && problemsOf(result).some(({ severity }) => severity === 'error');
}

/** Returns the problems in one file, in the editor's format. */
export function problemsIn(result: BuildResult | undefined, path: string): TextProblem[] {
  if (!result) return [];
  return problemsOf(result).flatMap(({ severity, message, place }) =>
    place?.file === path && place.line !== undefined
      ? [{ severity, message, line: place.line, ...(place.column === undefined ? {} : { column: place.column }) }]
      : [],
  );
}

/** Returns the paths of the files that have errors. */
export function filesWithErrors(result: BuildResult | undefined): Set<string> {
  const errors = result ? problemsOf(result).filter(({ severity }) => severity === 'error') : [];
  return new Set(errors.flatMap(({ place }) => (place ? [place.file] : [])));
}

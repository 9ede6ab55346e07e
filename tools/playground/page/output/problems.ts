import type { Project } from '../../../../src/model/project.ts';
import type { TextProblem } from '../../../../src/ui/editor/editor-types.ts';
import type { BuildResult, FailureReason, Place, Problem } from '../../model/protocol.ts';
import { configurationsOf } from '../project-changes.ts';

/** Returns all errors and warnings of a build, with the errors first. */
export function problemsOf({ problems, compilations }: BuildResult): Problem[] {
  const all = [...problems, ...compilations.flatMap((compilation) => compilation.problems)];
  return all.toSorted((one, other) => Number(other.severity === 'error') - Number(one.severity === 'error'));
}

/**
 * Returns the error of a build that ended without a result. If webpack has reported no step, the configuration was
 * still being read, so the error's position is in the configuration.
 * @param words text that says why the build ended
 * @param step webpack's last step, if it has reported one
 */
export function endedEarly(reason: FailureReason, words: string, project: Project, step: string | undefined): Problem {
  const severity = reason === 'stopped' ? 'warning' : 'error';
  const problem = { severity, name: reason, message: words, origin: 'build' } as const;
  if (reason !== 'stopped' && reason !== 'timeout') return problem;
  if (step !== undefined) return { ...problem, message: `${words} ${TEXTS.playground.lastStep(step)}` };
  const [configuration] = configurationsOf(project);
  if (configuration === undefined) return problem;
  return {
    ...problem,
    message: `${words} ${TEXTS.playground.inConfiguration(configuration)}`,
    place: { file: configuration, ...lineOfLoop(project.files[configuration]) },
    origin: 'configuration',
  };
}

/** Matches the start of a loop without an end condition, such as `while (true)`. */
const endless = /\b(?:while\s*\(\s*(?:true|1)\s*\)|for\s*\(\s*;\s*;\s*\))/;

/**
 * Returns the position of the loop in the project's sources that probably never ends: the only one without an end
 * condition, or else the only loop.
 */
export function endlessLoopIn(project: Project): Place | undefined {
  const configurations = new Set(configurationsOf(project));
  const lines = Object.entries(project.files)
    .filter(([file]) => /\.[cm]?[jt]sx?$/.test(file) && !configurations.has(file))
    .flatMap(([file, code]) =>
      typeof code === 'string'
        ? code.split('\n').map((text, index) => ({ file, line: index + 1, text: bare(text) }))
        : [],
    );
  for (const sign of [endless, /\b(?:for|while)\s*\(/]) {
    const [first, ...others] = lines.filter(({ text }) => sign.test(text));
    if (first) return others.length === 0 ? { file: first.file, line: first.line } : undefined;
  }
  return undefined;
}

/** Returns a line of code without its comment. */
function bare(line: string): string {
  return line.replace(/^\s*(?:\/\/|\*).*|\/\/.*/, '');
}

/** Returns the line of the first loop without an end condition, which is probably why the build didn't end. */
function lineOfLoop(code: Project['files'][string] | undefined): { line?: number } {
  if (typeof code !== 'string') return {};
  const index = code.split('\n').findIndex((line) => endless.test(bare(line)));
  return index < 0 ? {} : { line: index + 1 };
}

/** Returns the syntax error that webpack found in a JavaScript file of the project (`Unexpected token`). */
export function syntaxErrorIn({ message, place }: Problem): string | undefined {
  if (!/\.[cm]?js$/.test(place?.file ?? '')) return undefined;
  return /^Module parse failed: (.+?)(?: \(\d+:\d+\))?$/m.exec(message)?.[1];
}

/** Whether at least one of a build's problems is an error rather than a warning. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/** Returns the errors and warnings in one file, in the editor's format. */
export function problemsIn(problems: readonly Problem[], path: string): TextProblem[] {
  return problems.flatMap(({ severity, message, suggestion, place }) =>
    place?.file === path && place.line !== undefined
      ? [
          {
            severity,
            message: suggestion === undefined ? message : `${TEXTS.playground.didYouMean(suggestion)} ${message}`,
            line: place.line,
            ...(place.column === undefined ? {} : { column: place.column }),
          },
        ]
      : [],
  );
}

/** Returns the paths of the project files that have errors. */
export function filesWithErrors(problems: readonly Problem[]): Set<string> {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return new Set(errors.flatMap(({ place }) => (place ? [place.file] : [])));
}

import { useEffect, useRef, useState } from 'react';
import type { Project } from '../../../../src/model/project.ts';
import type { BuildResult, BuilderEvent } from '../../model/protocol.ts';
import { createProjectBuilder } from '../sandbox/project-builder.ts';
import type { ProjectBuilder } from '../sandbox/types.ts';
import { modeOf, withFlag, withMode } from '../command-line.ts';
import * as controls from '../controls.module.css';
import { configurationsOf } from '../project-changes.ts';
import { Comparison } from './Comparison.tsx';
import { compareBuilds } from './compare-builds.ts';
import { withCompressedSizes } from './compressed-sizes.ts';
import * as styles from './output.module.css';
import { problemsOf } from './problems.ts';

interface CompareViewProps {
  project: Project;
  /** Creates a copy of the webpack configuration for comparison, and returns its path. */
  onCopyConfiguration: () => string;
}

interface Compared {
  left: BuildResult;
  right: BuildResult;
}

/** Builds the project with two command lines and compares the emitted files. */
export function CompareView({ project, onCopyConfiguration }: CompareViewProps) {
  const { commandLine } = project;
  const configurations = configurationsOf(project);
  const [other, setOther] = useState(() => firstOther(commandLine, configurations));
  const [state, setState] = useState<{ words: string; compared?: Compared }>({ words: '' });
  const running = useRef<ProjectBuilder>(undefined);
  useEffect(() => () => running.current?.dispose(), []);

  const compare = async () => {
    running.current?.dispose();
    setState({ words: TEXTS.playground.buildingBoth });
    // Use a separate builder, because the page's own builder keeps its compiler for the next edit.
    const events: { tell: (event: BuilderEvent) => void } = { tell: () => {} };
    const builder = createProjectBuilder({ onEvent: (event) => events.tell(event) });
    running.current = builder;
    const build = (line: string) =>
      new Promise<BuildResult>((resolve, reject) => {
        events.tell = (event) => {
          if (event.type === 'result') resolve(event.result);
          if (event.type === 'failed') reject(new Error(event.message));
        };
        builder.build({ ...project, commandLine: line }, { watch: false, hot: false });
      });
    try {
      const left = await withCompressedSizes(await build(commandLine));
      const right = await withCompressedSizes(await build(other));
      if (running.current === builder) setState({ words: wordsOf(left, right), compared: { left, right } });
    } catch (error) {
      if (running.current === builder) setState({ words: error instanceof Error ? error.message : String(error) });
    } finally {
      builder.dispose();
    }
  };

  return (
    <div className={styles.flush}>
      <form
        className={styles.bar}
        onSubmit={(event) => {
          event.preventDefault();
          void compare();
        }}
      >
        <label>
          {TEXTS.playground.compareWith}
          <input
            className={controls.field}
            value={other}
            spellCheck={false}
            autoCapitalize="off"
            list="playground-other-lines"
            onChange={({ target }) => setOther(target.value)}
          />
        </label>
        <datalist id="playground-other-lines">
          {otherLines(commandLine, configurations).map((line) => (
            <option key={line} value={line} />
          ))}
        </datalist>
        <button type="submit" className={controls.main}>
          {TEXTS.playground.compare}
        </button>
        <button
          type="button"
          className={controls.small}
          onClick={() => setOther(withFlag(commandLine, 'config', `./${onCopyConfiguration()}`))}
        >
          {TEXTS.playground.copyToCompare}
        </button>
      </form>
      <p role="status" className={styles.said}>
        {state.words}
      </p>
      {state.compared && <Comparison {...state.compared} />}
    </div>
  );
}

function wordsOf(left: BuildResult, right: BuildResult): string {
  const files = compareBuilds(left, right);
  const differing = files.filter(({ state }) => state !== 'same').length;
  const failed = [left, right]
    .map((result, index) => ({
      words: index === 0 ? TEXTS.playground.thisHasErrors : TEXTS.playground.otherHasErrors,
      problem: problemsOf(result).find(({ severity }) => severity === 'error'),
    }))
    .flatMap(({ words, problem }) => (problem ? [words(problem.message.split('\n', 1)[0] ?? '')] : []));
  return [TEXTS.playground.differ(differing, files.length), ...failed].join(' ');
}

/** Suggests command lines to compare with the project's own, such as another mode or configuration. */
function otherLines(commandLine: string, configurations: readonly string[]): string[] {
  const modes = (['development', 'production'] as const).filter((mode) => mode !== modeOf(commandLine));
  const others = configurations.filter((path) => !/^webpack\.config\./.test(path));
  return [
    ...others.map((path) => withFlag(commandLine, 'config', `./${path}`)),
    ...modes.map((mode) => withMode(commandLine, mode)),
  ];
}

function firstOther(commandLine: string, configurations: readonly string[]): string {
  return otherLines(commandLine, configurations).find((line) => line !== commandLine) ?? commandLine;
}

import { useSyncExternalStore } from 'react';
import type { Project } from '../../../src/model/project.ts';
import { formatBytes } from '../../../src/ui/amounts.ts';
import type { BuildResult, Problem } from '../model/protocol.ts';
import { assetsOf } from './output/compare-builds.ts';
import * as outputStyles from './output/output.module.css';
import * as styles from './Printed.module.css';
import { sortedPaths } from './project-changes.ts';

interface PrintedProps {
  project: Project;
  /** Result of the last build, or `undefined` before the first. */
  result: BuildResult | undefined;
  problems: readonly Problem[];
}

/** Printed instead of the panes: all files of the project, and the output files or errors of the last build. */
export function Printed({ project, result, problems }: PrintedProps) {
  const isPrinting = useSyncExternalStore(subscribe, () => paper.matches);
  if (!isPrinting) return null;
  const assets = result ? assetsOf(result) : [];
  return (
    <div className={styles.printed}>
      {sortedPaths(project).map((path) => {
        const content = project.files[path];
        return (
          <section key={path}>
            <h2>{path}</h2>
            {typeof content === 'string' ? <pre>{content}</pre> : <p>{TEXTS.playground.isBinary}</p>}
          </section>
        );
      })}
      {problems.length > 0 && (
        <section>
          <h2>{TEXTS.playground.views.problems}</h2>
          {problems.map(({ message }, index) => (
            <pre key={index}>{message}</pre>
          ))}
        </section>
      )}
      {assets.length > 0 && (
        <section className={outputStyles.body}>
          <h2>{TEXTS.playground.output}</h2>
          <table>
            <tbody>
              {assets.map(({ name, size }) => (
                <tr key={name}>
                  <td>{name}</td>
                  <td>{formatBytes(size)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}

const paper = matchMedia('print');

function subscribe(listener: () => void): () => void {
  paper.addEventListener('change', listener);
  return () => paper.removeEventListener('change', listener);
}

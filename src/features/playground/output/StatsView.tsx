import type { BuildResult, CompilationResult } from '../../../model/playground/protocol.ts';
import * as controls from '../controls.module.css';
import { downloadFile } from '../../../ui/browser/download-file.ts';
import { counted, formatBytes, formatTime } from '../../../ui/amounts.ts';
import { BundleButton } from './BundleButton.tsx';
import { modulesOf } from './stats-modules.ts';
import * as styles from './output.module.css';

/** What webpack prints, how long it took, and the modules with the reasons why they are there. */
export function StatsView({ result }: { result: BuildResult }) {
  const { time, incremental, compilations, console: lines } = result;
  return (
    <div className={styles.body} tabIndex={0} role="region" aria-label="Statistics">
      <p>
        {formatTime(time.total)} in total, {formatTime(time.configuration)} of that to read the configuration.{' '}
        {incremental ? 'Reused the compiler from the previous build.' : 'First build.'}
      </p>
      {lines.length > 0 && (
        <>
          <h2>Printed by configuration, loaders, and plugins</h2>
          <pre className={styles.text}>{lines.map(({ text }) => text).join('\n')}</pre>
        </>
      )}
      {compilations.map((compilation, index) => (
        <Compilation key={index} compilation={compilation} />
      ))}
    </div>
  );
}

function Compilation({ compilation }: { compilation: CompilationResult }) {
  const modules = modulesOf(compilation.stats);
  return (
    <section>
      <h2>{compilation.name ?? 'Output of npx webpack'}</h2>
      <pre className={styles.text}>{compilation.text}</pre>
      <details>
        <summary>
          {counted(modules.length, 'module')}, {compilation.mode}, {formatTime(compilation.time)}
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Module</th>
              <th scope="col">Size</th>
              <th scope="col">Chunks</th>
            </tr>
          </thead>
          <tbody>
            {modules.map(({ name, size, chunks, reasons }) => (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                  {reasons.length > 0 && <div className={styles.state}>imported by {reasons.join(', ')}</div>}
                </td>
                <td>{formatBytes(size)}</td>
                <td>{chunks.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p>
        <button
          type="button"
          className={controls.small}
          onClick={() => downloadFile(`${compilation.name ?? 'stats'}.json`, JSON.stringify(compilation.stats))}
        >
          Download as JSON
        </button>{' '}
        <BundleButton compilation={compilation} />
      </p>
    </section>
  );
}

import { useEffect, useState } from 'react';
import { cutText } from '../../model/cut-text.ts';
import { type BuildResult, type CompilationResult, type CompilationStats, textLimits } from '../../model/protocol.ts';
import * as controls from '../controls.module.css';
import { downloadFile } from '../../../../src/ui/browser/download-file.ts';
import { counted, formatBytes, formatTime } from '../../../../src/ui/amounts.ts';
import { toolUrl } from '../../../tools.ts';
import { BundleButton } from './BundleButton.tsx';
import { modulesOf } from './stats-modules.ts';
import * as styles from './output.module.css';

/** URL of the bundle explorer, or `undefined` if the site doesn't include it. */
const explorer = toolUrl('bundle-explorer');

interface StatsViewProps {
  result: BuildResult;
  load: (build: number) => Promise<readonly CompilationStats[]>;
}

/**
 * Shows webpack's printed output, the build time, and the modules of the build with the reasons why they are included.
 */
export function StatsView({ result, load }: StatsViewProps) {
  const { build, time, incremental, compilations, console: lines } = result;
  const [loaded, setLoaded] = useState<{ build: number; stats: readonly CompilationStats[] }>();
  useEffect(() => {
    let isGone = false;
    void load(build).then((stats) => {
      if (!isGone) setLoaded({ build, stats });
    });
    return () => {
      isGone = true;
    };
  }, [build, load]);
  // Keep the previous build's stats visible until the new ones have arrived.
  const stats = loaded?.stats ?? [];
  const isLost = loaded?.build === build && stats.length < compilations.length;
  return (
    <div className={styles.body} tabIndex={0} role="region" aria-label={TEXTS.playground.statistics}>
      <p>
        {TEXTS.playground.times(formatTime(time.total), formatTime(time.configuration))}{' '}
        {incremental ? TEXTS.playground.reused : TEXTS.playground.firstBuild}
      </p>
      {lines.length > 0 && (
        <>
          <h2>{TEXTS.playground.printed}</h2>
          <pre className={styles.text}>{lines.map(({ text }) => text).join('\n')}</pre>
        </>
      )}
      {compilations.map((compilation, index) => (
        <Compilation key={index} compilation={compilation} stats={stats[index]} />
      ))}
      {isLost && <p>{TEXTS.playground.statsLost}</p>}
    </div>
  );
}

function Compilation({ compilation, stats }: { compilation: CompilationResult; stats: CompilationStats | undefined }) {
  if (!stats) return null;
  const modules = modulesOf(stats.json);
  return (
    <section>
      <h2>{compilation.name ?? TEXTS.playground.outputOfWebpack}</h2>
      <pre className={styles.text}>{stats.text}</pre>
      <details>
        <summary>
          {counted(modules.length, TEXTS.counts.modules)}, {compilation.mode}, {formatTime(compilation.time)}
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{TEXTS.playground.module}</th>
              <th scope="col">{TEXTS.playground.size}</th>
              <th scope="col">{TEXTS.playground.chunks}</th>
            </tr>
          </thead>
          <tbody>
            {modules.map(({ name, size, chunks, reasons }) => (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                  {reasons.length > 0 && (
                    <div className={styles.state}>
                      {TEXTS.playground.importedBy(cutText(reasons.join(', '), textLimits.line))}
                    </div>
                  )}
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
          onClick={() => downloadFile(`${compilation.name ?? 'stats'}.json`, JSON.stringify(stats.json))}
        >
          {TEXTS.playground.downloadJson}
        </button>{' '}
        {explorer !== undefined && (
          <BundleButton explorer={explorer} name={compilation.name ?? TEXTS.playground.title} stats={stats.json} />
        )}
      </p>
    </section>
  );
}

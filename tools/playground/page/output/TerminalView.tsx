import { useEffect, useState } from 'react';
import type { BuildResult, CompilationStats } from '../../model/protocol.ts';
import * as styles from './output.module.css';

interface TerminalViewProps {
  result: BuildResult;
  /** Returns webpack's statistics of a build. */
  load: (build: number) => Promise<readonly CompilationStats[]>;
}

/** Shows what webpack prints to the terminal. */
export function TerminalView({ result: { build, console: lines }, load }: TerminalViewProps) {
  const [stats, setStats] = useState<readonly CompilationStats[]>([]);
  useEffect(() => {
    let isGone = false;
    // Keep the previous output if that of this build is lost, because another example has got the sandbox.
    void load(build).then((found) => isGone || found.length === 0 || setStats(found));
    return () => {
      isGone = true;
    };
  }, [build, load]);
  const printed = [...lines.map(({ text }) => text), ...stats.map(({ text }) => text)];
  return (
    <div className={styles.body} tabIndex={0} role="region" aria-label={TEXTS.playground.views.terminal}>
      <pre className={styles.text}>{printed.join('\n')}</pre>
    </div>
  );
}

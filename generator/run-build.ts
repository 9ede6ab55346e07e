import type { BuildOptions } from './build.ts';
import { enableCompileCache } from 'node:module';
import { compileCache } from './paths.ts';
import { progressOn } from './progress.ts';

/**
 * Builds a site, and prints progress and problems to the terminal.
 *
 * @returns exit code; 1 if the content or the code has errors
 */
export async function runBuild(options: Omit<BuildOptions, 'progress'>): Promise<number> {
  const start = performance.now();
  // Import modules only after the compile cache is enabled. Otherwise, Node.js would compile them again in every run,
  // which takes a good part of a short run.
  enableCompileCache(compileCache);
  const [{ buildSite }, { reasonsOf }] = await Promise.all([import('./build.ts'), import('./explain-failure.ts')]);
  try {
    const report = await buildSite({ ...options, progress: progressOn(process.stdout) });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stdout.write(
      `Built ${report.pages} pages in ${seconds} s (${report.made} files new, ${report.kept} unchanged).\n`,
    );
    return 0;
  } catch (error) {
    const reasons = reasonsOf(error);
    if (!reasons) throw error;
    process.stderr.write(
      `\n${reasons.join('\n')}\n\nNot built: ${reasons.length} ${reasons.length === 1 ? 'error' : 'errors'}.\n`,
    );
    return 1;
  }
}

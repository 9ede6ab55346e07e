/**
 * Child process of `npm start`. Builds the site that its parent process already serves, and sends progress messages to
 * it.
 */
import type { BuildOptions, Reader } from '../build.ts';
import { runBuild } from '../run-build.ts';

/** Options of the build, which are the first and only message to the child process. */
export type StartTask = Omit<BuildOptions, 'progress' | 'reader'>;

/** Message from the build's child process. Each represents a call of a method of `Reader`. */
export type StartNews = { readable: Parameters<Reader['onReadable']> } | { file: string };

const tell = (news: StartNews): void => void process.send?.(news);

// Exits if the parent process has exited, for example after Ctrl-C.
process.once('disconnect', () => process.exit());

process.once('message', async (task: StartTask) => {
  process.exitCode = await runBuild({
    ...task,
    reader: { onReadable: (...readable) => tell({ readable }), onFile: (file) => tell({ file }) },
  });
  process.disconnect?.();
});

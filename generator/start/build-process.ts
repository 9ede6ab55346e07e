/** Child process of `npm start`: builds the site that its parent already serves, and sends it progress messages. */
import type { BuildOptions, Reader } from '../build.ts';
import { runBuild } from '../run-build.ts';

/** The build options: the first and only message to the process. */
export type StartTask = Omit<BuildOptions, 'progress' | 'reader'>;

/** Messages from the process, each a call of a method of `Reader`. */
export type StartNews = { readable: Parameters<Reader['onReadable']> } | { file: string };

const tell = (news: StartNews): void => void process.send?.(news);

// The parent process has exited, for example after Ctrl-C.
process.once('disconnect', () => process.exit());

process.once('message', async (task: StartTask) => {
  process.exitCode = await runBuild({
    ...task,
    reader: { onReadable: (...readable) => tell({ readable }), onFile: (file) => tell({ file }) },
  });
  process.disconnect?.();
});

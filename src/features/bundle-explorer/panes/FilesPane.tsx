import { useEffect, useRef, useState } from 'react';
import { askWorker, Unreadable } from '../ask-worker.ts';
import { DropPlace } from '../DropPlace.tsx';
import { SizeTable } from '../SizeTable.tsx';
import { counted } from '../../../ui/amounts.ts';
import { sizeInWords } from '../words.ts';
import type { NamedFile } from '../../../ui/browser/given-files.ts';
import type { Emitted } from '../worker/messages.ts';
import type { PaneProps } from './pane.ts';

interface FilesPaneProps extends PaneProps {
  emitted: Emitted | undefined;
  onEmitted: (emitted: Emitted) => void;
}

/** The emitted files with their sizes as they travel, once the reader has dropped them too. */
export function FilesPane({ build, emitted, onEmitted }: FilesPaneProps) {
  const [told, setTold] = useState('');
  const measuring = useRef<AbortController>(undefined);
  useEffect(() => () => measuring.current?.abort(), []);
  const measure = (files: NamedFile[]) => {
    measuring.current?.abort();
    const now = new AbortController();
    measuring.current = now;
    setTold('Measuring…');
    askWorker({ kind: 'emitted', build, files }, now.signal).then(
      (answer) => {
        if (now.signal.aborted || answer.kind !== 'emitted') return;
        const { length } = answer.emitted.files;
        setTold(
          length === 0
            ? 'The build didn’t emit any files with these names.'
            : `${counted(length, 'file')} of ${build.assets.length} measured. The map can now show sizes in the emitted files.`,
        );
        if (length > 0) onEmitted(answer.emitted);
      },
      (error: unknown) => !now.signal.aborted && setTold(error instanceof Unreadable ? error.message : String(error)),
    );
  };
  const measured = new Map(emitted?.files.map((file) => [file.name, file]));
  const sized = (bytes: number | undefined) => (bytes === undefined ? 'unknown' : sizeInWords(bytes));
  return (
    <>
      <DropPlace label="Choose the emitted files" multiple onFiles={measure}>
        <p>
          Drop your output directory (or the files in it) to see the real sizes: raw, gzip, and brotli, and the size of
          each module after minification. These files stay on your computer, too.
        </p>
      </DropPlace>
      <p role="status">{told}</p>
      {build.assets.length === 0 ? (
        <p>
          The file lists no emitted files. Create it with <code>assets: true</code>.
        </p>
      ) : (
        <SizeTable
          caption="Emitted files"
          nameHead="File"
          sizeHead="Raw"
          heads={['gzip', 'brotli', 'Chunks']}
          rows={build.assets
            .toSorted((one, other) => other.size - one.size)
            .map(({ name, size, gzip, brotli, chunks }) => ({
              key: name,
              name,
              size: measured.get(name)?.raw ?? size,
              cells: [
                sized(measured.get(name)?.gzip ?? gzip),
                sized(measured.get(name)?.brotli ?? brotli),
                chunks.map((chunk) => build.chunks[chunk]?.label).join(', '),
              ],
            }))}
        />
      )}
    </>
  );
}

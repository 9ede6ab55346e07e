import { RichText } from '../../../../src/ui/RichText/RichText.tsx';
import { useEffect, useRef, useState } from 'react';
import { askWorker, Unreadable } from '../ask-worker.ts';
import { DropPlace } from '../DropPlace.tsx';
import { SizeTable } from '../SizeTable.tsx';
import { counted } from '../../../../src/ui/amounts.ts';
import { sizeInWords } from '../words.ts';
import type { NamedFile } from '../../../../src/ui/browser/given-files.ts';
import type { Emitted } from '../worker/messages.ts';
import type { PaneProps } from './pane.ts';

interface FilesPaneProps extends PaneProps {
  emitted: Emitted | undefined;
  onEmitted: (emitted: Emitted) => void;
}

const compressedForms = ['gzip', 'brotli'] as const;

/** Lists the emitted files, with their compressed sizes if the user has dropped the output folder. */
export function FilesPane({ build, emitted, onEmitted }: FilesPaneProps) {
  const [told, setTold] = useState('');
  const measuring = useRef<AbortController>(undefined);
  useEffect(() => () => measuring.current?.abort(), []);
  const measure = (files: NamedFile[]) => {
    measuring.current?.abort();
    const now = new AbortController();
    measuring.current = now;
    setTold(TEXTS.bundleExplorer.measuring);
    askWorker({ kind: 'emitted', build, files }, now.signal).then(
      (answer) => {
        if (now.signal.aborted || answer.kind !== 'emitted') return;
        const { length } = answer.emitted.files;
        setTold(
          length === 0
            ? TEXTS.bundleExplorer.noneMeasured
            : TEXTS.bundleExplorer.measured(counted(length, TEXTS.counts.files), build.assets.length),
        );
        if (length > 0) onEmitted(answer.emitted);
      },
      (error: unknown) => !now.signal.aborted && setTold(error instanceof Unreadable ? error.message : String(error)),
    );
  };
  const measured = new Map(emitted?.files.map((file) => [file.name, file]));
  const files = build.assets
    .toSorted((one, other) => other.size - one.size)
    .map(({ name, size, gzip, brotli, chunks }) => ({
      name,
      chunks,
      ...(measured.get(name) ?? { raw: size, gzip, brotli }),
    }));
  // Many browsers can't compress with Brotli, and most builds emit no compressed files.
  const forms = compressedForms.filter((form) => files.some((file) => file[form] !== undefined));
  return (
    <>
      <DropPlace label={TEXTS.bundleExplorer.chooseEmitted} multiple onFiles={measure}>
        <p>{TEXTS.bundleExplorer.dropEmitted}</p>
      </DropPlace>
      <p role="status">{told}</p>
      {build.assets.length === 0 ? (
        <p>
          <RichText text={TEXTS.bundleExplorer.noFiles} />
        </p>
      ) : (
        <SizeTable
          caption={TEXTS.bundleExplorer.emittedFiles}
          nameHead={TEXTS.bundleExplorer.file}
          sizeHead={TEXTS.bundleExplorer.raw}
          heads={[...forms, TEXTS.bundleExplorer.chunks]}
          rows={files.map((file) => ({
            key: file.name,
            name: file.name,
            size: file.raw,
            cells: [
              ...forms.map((form) => file[form] !== undefined && sizeInWords(file[form])),
              file.chunks.map((chunk) => build.chunks[chunk]?.label).join(', '),
            ],
          }))}
        />
      )}
    </>
  );
}

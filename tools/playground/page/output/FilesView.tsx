import { useMemo } from 'react';
import type { BuildResult } from '../../model/protocol.ts';
import { formatBytes } from '../../../../src/ui/amounts.ts';
import { useBrotliSizes } from './brotli-sizes.ts';
import { assetsOf, totalsOf } from './compare-builds.ts';
import { useCompressedSizes } from './compressed-sizes.ts';
import * as controls from '../controls.module.css';
import * as styles from './output.module.css';

interface FilesViewProps {
  result: BuildResult;
  /** Called with the name of an emitted file whose code the user wants to see. */
  onShow: (name: string) => void;
  /** Whether the user requested Brotli sizes. */
  wantsBrotli: boolean;
  onMeasureBrotli: () => void;
}

const compressedForms = ['gzip', 'brotli'] as const;

const brotliNews = {
  unasked: '',
  measuring: TEXTS.playground.compressing,
  failed: TEXTS.playground.brotliFailed,
  there: '',
} as const;

/** Table of the emitted files and their sizes. */
export function FilesView({ result, onShow, wantsBrotli, onMeasureBrotli }: FilesViewProps) {
  const sized = useCompressedSizes(result);
  const { assets, state } = useBrotliSizes(
    useMemo(() => (sized ? assetsOf(sized) : []), [sized]),
    wantsBrotli,
  );
  if (!sized) return null;
  if (assets.length === 0) return <p className={styles.body}>{TEXTS.playground.noFiles}</p>;
  const totals = totalsOf(assets);
  // Hide the column of a compression format if none of its sizes has been measured.
  const isMeasured = { gzip: assets.some(({ gzip }) => gzip !== undefined), brotli: /there|measuring/.test(state) };
  const forms = compressedForms.filter((form) => isMeasured[form]);
  return (
    <div className={styles.body} tabIndex={0} role="region" aria-label={TEXTS.playground.emittedFiles}>
      <table>
        <thead>
          <tr>
            <th scope="col">{TEXTS.playground.file}</th>
            <th scope="col">{TEXTS.playground.size}</th>
            {forms.map((form) => (
              <th key={form} scope="col">
                {form}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {assets.map(({ name, ...asset }) => (
            <tr key={name}>
              <td>
                <button type="button" className={styles.link} data-name="" onClick={() => onShow(name)}>
                  {name}
                </button>
              </td>
              <Sizes sizes={[asset.size, ...forms.map((form) => asset[form])]} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{TEXTS.playground.total}</th>
            <Sizes sizes={[totals.size, ...forms.map((form) => totals[form])]} />
          </tr>
        </tfoot>
      </table>
      {state === 'unasked' && (
        <p>
          <button type="button" className={controls.small} onClick={onMeasureBrotli}>
            {TEXTS.playground.measureBrotli}
          </button>
        </p>
      )}
      <p role="status">{brotliNews[state]}</p>
    </div>
  );
}

function Sizes({ sizes }: { sizes: readonly (number | undefined)[] }) {
  return sizes.map((bytes, index) => <td key={index}>{bytes === undefined ? '–' : formatBytes(bytes)}</td>);
}

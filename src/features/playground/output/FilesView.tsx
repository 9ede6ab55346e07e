import type { BuildResult } from '../../../model/playground/protocol.ts';
import { formatBytes } from '../../../ui/amounts.ts';
import { assetsOf, totalsOf } from './compare-builds.ts';
import * as styles from './output.module.css';

interface FilesViewProps {
  result: BuildResult;
  /** Shows the code of an emitted file. */
  onShow: (name: string) => void;
}

/** Emitted files with their sizes. */
export function FilesView({ result, onShow }: FilesViewProps) {
  const assets = assetsOf(result);
  if (assets.length === 0) return <p className={styles.body}>This build emitted no files.</p>;
  const totals = totalsOf(assets);
  return (
    <div className={styles.body} tabIndex={0} role="region" aria-label="Emitted files">
      <table>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Size</th>
            <th scope="col">gzip</th>
            <th scope="col">brotli</th>
          </tr>
        </thead>
        <tbody>
          {assets.map(({ name, ...sizes }) => (
            <tr key={name}>
              <td>
                <button type="button" className={styles.link} onClick={() => onShow(name)}>
                  {name}
                </button>
              </td>
              <Sizes {...sizes} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <Sizes {...totals} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Three cells of a row: as it is, with gzip, with brotli. */
function Sizes({ size, gzip, brotli }: { size: number; gzip?: number | undefined; brotli?: number | undefined }) {
  return [size, gzip, brotli].map((bytes, index) => (
    <td key={index}>
      {bytes === undefined ? <span title="This browser can’t measure it">–</span> : formatBytes(bytes)}
    </td>
  ));
}

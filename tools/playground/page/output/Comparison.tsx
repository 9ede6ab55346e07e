import { useState } from 'react';
import type { Asset, BuildResult } from '../../model/protocol.ts';
import { formatBytes } from '../../../../src/ui/amounts.ts';
import { CodeEditor } from '../../../../src/ui/editor/CodeEditor.tsx';
import { codeOf } from './asset-code.ts';
import { assetsOf, type ComparedFile, compareBuilds, totalsOf } from './compare-builds.ts';
import * as styles from './output.module.css';

interface ComparisonProps {
  left: BuildResult;
  right: BuildResult;
}

/** Lists the files of two builds with their sizes. Both versions of a selected file are shown side by side below. */
export function Comparison({ left, right }: ComparisonProps) {
  const [shown, setShown] = useState<string>();
  const files = compareBuilds(left, right);
  const chosen = files.find(({ name }) => name === shown) ?? files.find(({ state }) => state === 'differs') ?? files[0];
  const [one, two] = [totalsOf(assetsOf(left)), totalsOf(assetsOf(right))];
  return (
    <>
      <div className={styles.files} tabIndex={0} role="region" aria-label={TEXTS.playground.comparison}>
        <table>
          <thead>
            <tr>
              <th scope="col">{TEXTS.playground.file}</th>
              <th scope="col">{TEXTS.playground.this}</th>
              <th scope="col">{TEXTS.playground.other}</th>
              <th scope="col">{TEXTS.playground.change}</th>
              <th scope="col">{TEXTS.playground.gzipChange}</th>
              <th scope="col">{TEXTS.playground.content}</th>
            </tr>
          </thead>
          <tbody>
            {files.map((file) => (
              <tr key={file.name}>
                <td>
                  <button
                    type="button"
                    className={styles.link}
                    data-name=""
                    aria-current={file === chosen || undefined}
                    onClick={() => setShown(file.name)}
                  >
                    {file.name}
                  </button>
                </td>
                <td>{file.left ? formatBytes(file.left.size) : '–'}</td>
                <td>{file.right ? formatBytes(file.right.size) : '–'}</td>
                <td>{changeWords(file.left?.size ?? 0, file.right?.size ?? 0)}</td>
                <td>{gzipWords(file)}</td>
                <td className={styles.state} data-state={file.state}>
                  {TEXTS.playground.states[file.state]}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{TEXTS.playground.total}</th>
              <td>{formatBytes(one.size)}</td>
              <td>{formatBytes(two.size)}</td>
              <td>{changeWords(one.size, two.size)}</td>
              <td>{changeWords(one.gzip, two.gzip)}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      </div>
      {chosen && <ComparedCode file={chosen} />}
    </>
  );
}

function gzipWords({ left, right }: ComparedFile): string {
  return changeWords(left?.gzip ?? (left ? undefined : 0), right?.gzip ?? (right ? undefined : 0));
}

function changeWords(before: number | undefined, after: number | undefined): string {
  if (before === undefined || after === undefined) return '–';
  const change = after - before;
  return change === 0 ? '±0 B' : `${change > 0 ? '+' : '−'}${formatBytes(Math.abs(change))}`;
}

function ComparedCode({ file }: { file: ComparedFile }) {
  const sides = [
    { name: TEXTS.playground.this, asset: file.left },
    { name: TEXTS.playground.other, asset: file.right },
  ];
  return (
    <div className={styles.maps}>
      {sides.map(({ name, asset }) => (
        <div key={name}>
          <h2>
            {name}: {asset?.name ?? TEXTS.playground.noSuchFile}
          </h2>
          {asset && <OneSide asset={asset} label={TEXTS.playground.ofBuild(name, asset.name)} />}
        </div>
      ))}
    </div>
  );
}

function OneSide({ asset, label }: { asset: Asset; label: string }) {
  const text = codeOf(asset);
  if (text === undefined)
    return <p className={styles.notice}>{TEXTS.playground.notTextShort(formatBytes(asset.size))}</p>;
  return <CodeEditor file={{ name: asset.name, text }} label={label} onChange={ignore} readOnly />;
}

const ignore = () => {};

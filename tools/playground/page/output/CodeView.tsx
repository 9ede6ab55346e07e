import { CodeEditor } from '../../../../src/ui/editor/CodeEditor.tsx';
import type { BuildResult } from '../../model/protocol.ts';
import * as controls from '../controls.module.css';
import { downloadFile } from '../../../../src/ui/browser/download-file.ts';
import { formatBytes } from '../../../../src/ui/amounts.ts';
import { imageAddress } from '../image-address.ts';
import { toBase64 } from '../../../../src/ui/browser/base64.ts';
import { codeOf, longestCode } from './asset-code.ts';
import { assetsOf } from './compare-builds.ts';
import * as styles from './output.module.css';

interface CodeViewProps {
  result: BuildResult;
  /** Name of the emitted file to show. If the build has no such file, the first one is shown. */
  shown: string | undefined;
  onShow: (name: string) => void;
}

/** Shows the code of an emitted file. */
export function CodeView({ result, shown, onShow }: CodeViewProps) {
  const assets = assetsOf(result);
  const asset = assets.find(({ name }) => name === shown) ?? assets[0];
  if (!asset) return <p className={styles.body}>{TEXTS.playground.noFiles}</p>;
  const image = imageAddress(asset.name, () => toBase64(asset.content));
  const text = codeOf(asset);
  return (
    <div className={styles.flush}>
      <div className={styles.bar}>
        <label>
          {TEXTS.playground.emittedFile}
          <select className={controls.field} value={asset.name} onChange={({ target }) => onShow(target.value)}>
            {assets.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className={controls.small}
          onClick={() => downloadFile(asset.name.split('/').at(-1) ?? 'file', new Uint8Array(asset.content))}
        >
          {TEXTS.playground.download}
        </button>
      </div>
      {asset.size > longestCode && (
        <p className={styles.notice}>{TEXTS.playground.firstMegabyte(formatBytes(asset.size))}</p>
      )}
      {text !== undefined ? (
        <CodeEditor
          file={{ name: asset.name, text }}
          label={TEXTS.playground.codeOf(asset.name)}
          onChange={ignore}
          readOnly
        />
      ) : (
        <div className={styles.body}>
          {image && <img src={image} alt={asset.name} />}
          <p>{TEXTS.playground.notText(asset.name, formatBytes(asset.size))}</p>
        </div>
      )}
    </div>
  );
}

const ignore = () => {};

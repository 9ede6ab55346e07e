import { useState } from 'react';
import { copyText } from '../../../src/ui/browser/copy-text.ts';
import * as styles from './BuildViews.module.css';

/** Lines of code for one of the user's files, with a button that copies them. */
export function CodeToCopy({ code }: { code: string }) {
  const [said, setSaid] = useState('');
  const { copyCode } = TEXTS.bundleExplorer;
  const copy = async () => setSaid((await copyText(code)) ? TEXTS.page.copied : TEXTS.page.copyFailed);
  return (
    <div className={styles.code}>
      <pre>
        <code>{code}</code>
      </pre>
      <p className={styles.tools}>
        <button type="button" onClick={() => void copy()}>
          {copyCode}
        </button>{' '}
        <span role="status">{said}</span>
      </p>
    </div>
  );
}

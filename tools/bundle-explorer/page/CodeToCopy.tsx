import { CopyButton } from '../../shared/page/CopyButton.tsx';
import * as styles from './BuildViews.module.css';

/** Lines of code for one of the user's files, with a button that copies them. */
export function CodeToCopy({ code }: { code: string }) {
  return (
    <div className={styles.code}>
      <pre>
        <code>{code}</code>
      </pre>
      <p className={styles.tools}>
        <CopyButton text={() => code}>{TEXTS.bundleExplorer.copyCode}</CopyButton>
      </p>
    </div>
  );
}

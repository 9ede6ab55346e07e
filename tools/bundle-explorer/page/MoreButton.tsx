import * as styles from './SizeTable.module.css';

interface MoreButtonProps {
  /** Number of table rows shown now, out of `all`. Each click shows `step` more rows. */
  shown: number;
  step: number;
  all: number;
  onShow: (lines: number) => void;
}

/** Button below a truncated table that shows more rows. Renders nothing if all rows are shown. */
export function MoreButton({ shown, step, all, onShow }: MoreButtonProps) {
  if (all <= shown) return null;
  return (
    <button type="button" className={styles.more} onClick={() => onShow(shown + step)}>
      {TEXTS.bundleExplorer.showMore(Math.min(step, all - shown), all.toLocaleString(TEXTS.locale))}
    </button>
  );
}

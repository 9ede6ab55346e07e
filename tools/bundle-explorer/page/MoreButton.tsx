import * as styles from './SizeTable.module.css';

interface MoreButtonProps {
  /** Lines that a table shows now, with each press more, and at the most. */
  shown: number;
  step: number;
  all: number;
  onShow: (lines: number) => void;
}

/** Below a table that does not show all its lines; nothing once it does. */
export function MoreButton({ shown, step, all, onShow }: MoreButtonProps) {
  if (all <= shown) return null;
  return (
    <button type="button" className={styles.more} onClick={() => onShow(shown + step)}>
      {TEXTS.bundleExplorer.showMore(Math.min(step, all - shown), all.toLocaleString(TEXTS.locale))}
    </button>
  );
}

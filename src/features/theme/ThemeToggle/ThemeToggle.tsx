import { useSyncExternalStore } from 'react';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { chooseTheme, currentTheme, type Theme, watchTheme } from '../theme.ts';
import * as styles from './ThemeToggle.module.css';

const serverTheme = (): Theme => 'light';

/**
 * Renders a button that switches between light and dark theme. Both icons are rendered, and CSS shows the one for the
 * current theme.
 */
export function ThemeToggle({ className }: { className?: string }) {
  const theme = useSyncExternalStore(watchTheme, currentTheme, serverTheme);
  return (
    <button
      type="button"
      className={className}
      data-needs-script=""
      aria-label={TEXTS.frame.darkTheme}
      aria-pressed={theme === 'dark'}
      title={TEXTS.frame.switchTheme}
      onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
    >
      <span className={styles.moon}>
        <Icon name="moon" />
      </span>
      <span className={styles.sun}>
        <Icon name="sun" />
      </span>
    </button>
  );
}

import { OfflineChoice } from '../../features/offline/OfflineChoice.tsx';
import { ShortcutsButton } from '../../features/shortcuts/ShortcutsButton.tsx';

/**
 * Interactive controls of the footer; a chunk that is loaded near the viewport. The slowest part comes last, to avoid
 * layout shifts.
 */
export function FooterTools() {
  return (
    <>
      <ShortcutsButton />
      <OfflineChoice />
    </>
  );
}

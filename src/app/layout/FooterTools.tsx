import { OfflineChoice } from '../../features/offline/OfflineChoice.tsx';
import { ShortcutsButton } from '../../features/shortcuts/ShortcutsButton.tsx';

/**
 * Renders the interactive controls in the footer. Their chunk is loaded when the footer comes near the viewport. The
 * control that loads slowest comes last to avoid layout shifts.
 */
export function FooterTools() {
  return (
    <>
      <ShortcutsButton />
      <OfflineChoice />
    </>
  );
}

import { OfflineChoice } from '../../features/offline/OfflineChoice.tsx';
import { ShortcutsButton } from '../../features/shortcuts/ShortcutsButton.tsx';

/** What the footer offers besides links; a chunk that comes once the footer is near. What comes last stands last, so that nothing moves. */
export function FooterTools() {
  return (
    <>
      <ShortcutsButton />
      <OfflineChoice />
    </>
  );
}

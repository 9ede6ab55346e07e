import { useEffect, useState } from 'react';
import { useAdopted } from '../../ui/browser/useAdopted.ts';
import { FailureNotice } from '../../ui/FailureNotice/FailureNotice.tsx';

/**
 * Fallback for a screen whose chunk failed to load: keeps the prerendered HTML so that the reader still sees the page.
 */
export function PrerenderedScreen() {
  const screen = useAdopted<HTMLDivElement>('#main > div');
  const [isErrorShown, setErrorShown] = useState(false);
  useEffect(() => setErrorShown(true), []);
  return (
    <>
      <div ref={screen} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      {isErrorShown && (
        <FailureNotice onRetry={() => location.reload()} onClose={() => setErrorShown(false)}>
          {TEXTS.frame.partFailed}
        </FailureNotice>
      )}
    </>
  );
}

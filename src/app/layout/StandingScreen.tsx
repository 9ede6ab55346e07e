import { useEffect, useState } from 'react';
import { useAdopted } from '../../ui/browser/useAdopted.ts';
import { Trouble } from '../../ui/Trouble/Trouble.tsx';

/** Fallback when a screen's chunk failed to load: keeps the prerendered HTML, so that it can still be read. */
export function StandingScreen() {
  const screen = useAdopted<HTMLDivElement>('#main > div');
  const [isToldOf, setToldOf] = useState(false);
  useEffect(() => setToldOf(true), []);
  return (
    <>
      <div ref={screen} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      {isToldOf && (
        <Trouble onRetry={() => location.reload()} onClose={() => setToldOf(false)}>
          {TEXTS.frame.partFailed}
        </Trouble>
      )}
    </>
  );
}

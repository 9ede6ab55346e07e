import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';

/** Renders a button that prints the open page. */
export function PrintButton({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <button type="button" className={className} data-needs-script="" onClick={() => print()}>
      <Icon name="printer" size={16} />
      {children}
    </button>
  );
}

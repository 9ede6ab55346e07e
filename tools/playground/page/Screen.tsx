import type { ReactNode } from 'react';
import { Playground } from './Playground.tsx';

/** `/playground/`: title and prose are prerendered, the rest is client-only. */
export default function Screen({ children }: { children: ReactNode }) {
  return (
    <div>
      <Playground>{children}</Playground>
    </div>
  );
}

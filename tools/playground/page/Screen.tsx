import type { ReactNode } from 'react';
import { Playground } from './Playground.tsx';

/** `/playground/`: prerendered with its title and its words, the rest in the browser only. */
export default function Screen({ children }: { children: ReactNode }) {
  return (
    <div>
      <Playground>{children}</Playground>
    </div>
  );
}

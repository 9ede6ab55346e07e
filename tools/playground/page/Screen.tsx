import type { ReactNode } from 'react';
import { PlaygroundLoader } from './PlaygroundLoader.tsx';

/** `/playground/`: title and prose are prerendered, the rest is client-only. */
export default function Screen({ children }: { children: ReactNode }) {
  return (
    <div>
      <PlaygroundLoader>{children}</PlaygroundLoader>
    </div>
  );
}

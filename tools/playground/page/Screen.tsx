import type { ReactNode } from 'react';
import { PlaygroundLoader } from './PlaygroundLoader.tsx';

/** The page `/playground/`. Its title and prose are prerendered, and the playground is rendered only in the browser. */
export default function Screen({ children }: { children: ReactNode }) {
  return (
    <div>
      <PlaygroundLoader>{children}</PlaygroundLoader>
    </div>
  );
}

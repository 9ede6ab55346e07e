import type { ReactNode } from 'react';
import { PlaygroundLoader } from './PlaygroundLoader.tsx';

/** The page `/playground/`. Title and prose are prerendered, and the rest is rendered only in the browser. */
export default function Screen({ children }: { children: ReactNode }) {
  return (
    <div>
      <PlaygroundLoader>{children}</PlaygroundLoader>
    </div>
  );
}

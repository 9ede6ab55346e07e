import type { ComponentType, ReactNode } from 'react';
import { AdoptedHome } from '../../features/home/AdoptedHome.tsx';
import { Sponsors } from '../../features/sponsors/Sponsors.tsx';
import type { ScreenProps } from '../view.ts';

interface HomeScreenProps extends ScreenProps {
  /** What stands over the sponsors, around the words of `content/index.md`; absent where it came with the document. */
  Home?: ComponentType<{ children: ReactNode }>;
}

/** `/`: where the document brought it, only its sponsors are sent as script. */
export default function HomeScreen({ children, Home }: HomeScreenProps) {
  return (
    <div>
      {Home ? <Home>{children}</Home> : <AdoptedHome />}
      <Sponsors />
    </div>
  );
}

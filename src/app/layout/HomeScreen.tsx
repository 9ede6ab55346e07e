import type { ComponentType, ReactNode } from 'react';
import { AdoptedHome } from '../../features/home/AdoptedHome.tsx';
import { Sponsors } from '../../features/sponsors/Sponsors.tsx';
import type { ScreenProps } from '../view.ts';

interface HomeScreenProps extends ScreenProps {
  /** Layout of the home page around the prose of `content/index.md`; absent if the document already contains it. */
  Home?: ComponentType<{ children: ReactNode }>;
}

/** `/`: if the document contains it, only the script for the sponsors is loaded. */
export default function HomeScreen({ children, Home }: HomeScreenProps) {
  return (
    <div>
      {Home ? <Home>{children}</Home> : <AdoptedHome />}
      <Sponsors />
    </div>
  );
}

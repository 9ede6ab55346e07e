import type { ComponentType, ReactNode } from 'react';
import { AdoptedHome } from '../../features/home/AdoptedHome.tsx';
import { Sponsors } from '../../features/sponsors/Sponsors.tsx';
import type { ScreenProps } from '../view.ts';

interface HomeScreenProps extends ScreenProps {
  /**
   * Layout around the prose of the home page (`content/index.md`). Omitted if the document already contains the home
   * page.
   */
  Home?: ComponentType<{ children: ReactNode }>;
}

/**
 * Renders the home page. If the document already contains the prerendered home page, only the sponsors' script is
 * loaded.
 */
export default function HomeScreen({ children, Home }: HomeScreenProps) {
  return (
    <div>
      {Home ? <Home>{children}</Home> : <AdoptedHome />}
      <Sponsors />
    </div>
  );
}

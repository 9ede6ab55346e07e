import type { ComponentType, ReactNode } from 'react';
import { Home } from '../../features/home/Home.tsx';
import { Sponsors } from '../../features/sponsors/Sponsors.tsx';
import type { ScreenProps } from '../view.ts';
import { Prose } from './Article/Prose.tsx';

interface HomeScreenProps extends ScreenProps {
  /** What stands under the hero, around the words of `content/index.md`; absent where it came with the document. */
  Body?: ComponentType<{ children: ReactNode }>;
}

/** `/`: what does not move in it is not sent as script where the document brought it. */
export default function HomeScreen({ html, Body }: HomeScreenProps) {
  return (
    <div>
      <Home>
        {Body && (
          <Body>
            <Prose html={html} />
          </Body>
        )}
      </Home>
      <Sponsors />
    </div>
  );
}

import { Home } from '../../features/home/Home.tsx';
import { Sponsors } from '../../features/sponsors/Sponsors.tsx';
import type { ScreenProps } from '../view.ts';
import { Prose } from './Article/Prose.tsx';

/** `/`: the words of `content/index.md` between the example and the ways onward. */
export default function HomeScreen({ html }: ScreenProps) {
  return (
    <>
      <Home>
        <Prose html={html} />
      </Home>
      <Sponsors />
    </>
  );
}

import { Home } from '../../features/home/Home.tsx';
import { Sponsors } from '../../features/sponsors/Sponsors.tsx';

/** `/`. */
export default function HomeScreen() {
  return (
    <>
      <Home />
      <Sponsors />
    </>
  );
}

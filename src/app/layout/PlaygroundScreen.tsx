import { Playground } from '../../../tools/playground/page/Playground.tsx';
import type { ScreenProps } from '../view.ts';
import { Prose } from './Article/Prose.tsx';

/** `/playground/`: prerendered with its title and its words, the rest in the browser only. */
export default function PlaygroundScreen({ html }: ScreenProps) {
  return (
    <div>
      <Playground>
        <Prose html={html} />
      </Playground>
    </div>
  );
}

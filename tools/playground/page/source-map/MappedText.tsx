import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { Piece } from './mapped-text.ts';

interface MappedTextProps {
  label: string;
  pieces: readonly Piece[];
  /** Index of the selected segment of the source map. */
  chosen: number | undefined;
  onChoose: (segment: number) => void;
}

/** Text with source map segments that the user can select with the pointer or arrow keys. */
export function MappedText({ label, pieces, chosen, onChoose }: MappedTextProps) {
  const text = useRef<HTMLPreElement>(null);
  useEffect(() => {
    const box = text.current;
    const stretch = box?.querySelector('[data-chosen]');
    // Scroll only the text box, because `scrollIntoView` would scroll the page as well.
    if (box && stretch)
      box.scrollTop += stretch.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 3;
  }, [chosen, pieces]);
  const onClick = ({ target }: MouseEvent) => {
    const stretch = target instanceof Element ? target.closest<HTMLElement>('[data-segment]') : null;
    if (stretch) onChoose(Number(stretch.dataset.segment));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    const order = pieces.flatMap(({ segment }) => (segment === undefined ? [] : [segment]));
    const index = chosen === undefined ? -1 : order.indexOf(chosen);
    const next = order[index < 0 ? 0 : index + by];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
  };
  return (
    // Make the text behave like a listbox, with a single focusable element for all segments.
    <pre
      ref={text}
      tabIndex={0}
      role="application"
      aria-label={TEXTS.playground.mapped(label)}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {pieces.map(({ text: words, segment }, index) =>
        segment === undefined ? (
          words
        ) : (
          <span key={index} data-segment={segment} data-chosen={segment === chosen ? '' : undefined}>
            {words}
          </span>
        ),
      )}
    </pre>
  );
}

import { type DragEvent, useState } from 'react';

/** What makes an element a place to drop things on. */
interface DropPlace {
  /** Whether something is held over it. */
  isOver: boolean;
  /** For the element. */
  handlers: Record<'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>;
}

/** A place to drop things on. @param onDrop has to take from the data at once what it wants: later the browser empties them */
export function useDrop(onDrop: (data: DataTransfer) => void): DropPlace {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDrop(event.dataTransfer);
  };
  return {
    isOver,
    handlers: { onDragEnter: over, onDragOver: over, onDragLeave: () => setOver(false), onDrop: drop },
  };
}

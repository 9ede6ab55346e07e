import { type DragEvent, useState } from 'react';

/** Props and state of a drop target. */
interface DropPlace {
  /** Whether the reader is dragging something over the drop target. */
  isOver: boolean;
  /** Event handlers to attach to the drop target. */
  handlers: Record<'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>;
}

/**
 * React hook that makes an element a drop target.
 * @param onDrop must read the data synchronously, because browsers clear it after the event
 */
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

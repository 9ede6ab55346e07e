import type { MouseEvent, ReactNode, Ref } from 'react';
import * as controls from './controls.module.css';

interface SteadyButtonProps {
  /** Whether the button can't be used now. */
  isOff: boolean;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Button that keeps the focus when it can't be used any more. A disabled one would lose it. */
export function SteadyButton({ isOff, onClick, children, ref }: SteadyButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={controls.small}
      aria-disabled={isOff}
      onClick={(event) => !isOff && onClick(event)}
    >
      {children}
    </button>
  );
}

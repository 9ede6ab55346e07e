import type { MouseEvent, ReactNode, Ref } from 'react';
import * as controls from './controls.module.css';

interface SteadyButtonProps {
  /** Whether the button is currently disabled. */
  isOff: boolean;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Button that keeps the focus when it becomes disabled. With the `disabled` attribute, it would lose the focus. */
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

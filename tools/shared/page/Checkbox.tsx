import type { ReactNode } from 'react';
import * as styles from './Checkbox.module.css';

interface CheckboxProps {
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
  /** CSS class of the checkbox's label element. */
  className?: string | undefined;
  /** Content of the checkbox's label. */
  children: ReactNode;
}

/** A checkbox in the colors of the site, with its label. */
export function Checkbox({ isOn, isDisabled = false, onChange, className, children }: CheckboxProps) {
  return (
    <label className={className}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isOn}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />{' '}
      {children}
    </label>
  );
}

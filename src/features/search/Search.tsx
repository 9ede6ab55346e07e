import { useState } from 'react';
import { SearchDialog } from './SearchDialog.tsx';

export interface SearchProps {
  /** Whether the search dialog is open. */
  isOpen: boolean;
  /** Text that the reader typed while the search dialog was loading. */
  typed: string;
  /** Called when the reader closes the search dialog. */
  onClose: () => void;
}

/**
 * Renders the search dialog while it is open. The component stays mounted after the first use, so that it remembers the
 * last query.
 */
export function Search({ isOpen, typed, onClose }: SearchProps) {
  const [left, setLeft] = useState('');
  if (!isOpen) return null;
  return (
    <SearchDialog
      typed={typed}
      left={left}
      onClose={(query) => {
        setLeft(query);
        onClose();
      }}
    />
  );
}

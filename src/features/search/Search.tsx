import { useState } from 'react';
import { SearchDialog } from './SearchDialog.tsx';

interface SearchProps {
  /** Whether the search dialog is open. */
  isOpen: boolean;
  /** Text that the reader typed while the dialog was loading. */
  typed: string;
  onClose: () => void;
}

/** Renders the search. Stays mounted once it was opened, so that it remembers the last query. */
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

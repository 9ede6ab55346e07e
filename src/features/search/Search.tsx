import { useState } from 'react';
import { SearchDialog } from './SearchDialog.tsx';

interface SearchProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Text typed while the dialog was loading. */
  typed: string;
  onClose: () => void;
}

/** The search. Stays mounted after it was first opened, to remember the query of the last opening. */
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

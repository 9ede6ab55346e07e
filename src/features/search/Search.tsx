import { useState } from 'react';
import { SearchDialog } from './SearchDialog.tsx';

interface SearchProps {
  /** Whether the dialog shows. */
  isOpen: boolean;
  /** What the reader typed while the dialog was on the way. */
  typed: string;
  onClose: () => void;
}

/** The search, mounted from its first opening on: what an opening leaves is there for the next one. */
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

import { useState } from 'react';
import { openingOnce } from './provider.ts';
import { SearchDialog } from './SearchDialog.tsx';

interface SearchProps {
  /** Whether the dialog shows. */
  isOpen: boolean;
  /** What the reader typed while the dialog was on the way. */
  typed: string;
  onClose: () => void;
}

/** The search, mounted from its first opening on: the index, and what an opening leaves, are there for the next one. */
export function Search({ isOpen, typed, onClose }: SearchProps) {
  const [openProvider] = useState(openingOnce);
  const [left, setLeft] = useState('');
  if (!isOpen) return null;
  return (
    <SearchDialog
      typed={typed}
      left={left}
      openProvider={openProvider}
      onClose={(query) => {
        setLeft(query);
        onClose();
      }}
    />
  );
}

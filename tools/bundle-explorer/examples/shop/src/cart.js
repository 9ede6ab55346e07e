import { h } from 'preact';
import { useState } from 'preact/hooks';
import { format } from 'currency';
import { track } from './legacy.cjs';

export function Cart({ total }) {
  const [isOpen, setOpen] = useState(false);
  const toggle = () => {
    track('cart');
    setOpen(!isOpen);
  };
  return h('button', { onClick: toggle }, isOpen ? format(total) : 'Cart');
}

export const emptyCart = () => h('p', null, 'Nothing in here yet.');

import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Counter() {
  const [count, setCount] = useState(0);
  return createElement('button', { onClick: () => setCount(count + 1) }, `${count} in the cart`);
}

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(createElement(Counter));

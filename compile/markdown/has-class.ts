import type { Nodes } from 'hast';

/** Whether a node is an element with the given class. */
export function hasClass(node: Nodes, name: string): boolean {
  return (
    node.type === 'element' && Array.isArray(node.properties.className) && node.properties.className.includes(name)
  );
}

import type { Root } from 'hast';
import { SKIP, visit } from '../markdown/visit.ts';
import type { SourcePage } from '../types.ts';
import { fileAddress } from './repository-addresses.ts';

/** Resolves relative URLs of a README against its repository. Modifies the tree in place. */
export function resolveAddresses(tree: Root, source: SourcePage): void {
  const repository = source.package?.repository;
  visit(tree, 'element', (element, index, parent) => {
    const { href, src } = element.properties;
    if (typeof href === 'string' && element.tagName === 'a') {
      const address = resolve(href.trim(), 'blob');
      if (address === undefined) delete element.properties.href;
      else element.properties.href = address;
    }
    if (element.tagName !== 'img') return undefined;
    const address = typeof src === 'string' ? resolve(src.trim(), 'raw') : undefined;
    if (address !== undefined) {
      element.properties.src = address.replace(/^http:/, 'https:');
      return undefined;
    }
    if (parent && index !== undefined) parent.children.splice(index, 1);
    return index === undefined ? undefined : [SKIP, index];
  });

  /** Returns the absolute form of a README's URL, or undefined if it can't be resolved. */
  function resolve(address: string, view: 'blob' | 'raw'): string | undefined {
    if (address.startsWith('#')) return view === 'raw' ? undefined : address;
    if (/^(?:https?|mailto):/i.test(address))
      return address.replace(/^http:\/\/(?=webpack\.js\.org(?:\/|$))/, 'https://');
    if (address.startsWith('//')) return `https:${address}`;
    if (address === '' || /^[a-z][a-z\d+.-]*:/i.test(address) || !repository) return undefined;
    try {
      return fileAddress(repository, { branch: repository.branch, file: address, view });
    } catch {
      return undefined;
    }
  }
}

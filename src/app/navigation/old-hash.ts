import { movedHeadings } from 'site/moved-headings.js';
import { headingLetters } from '../../model/heading-letters.ts';
import { hashOf } from '../../model/url.ts';
import type { Address } from './address.ts';

/**
 * Resolves a hash that matches no id on the current page. Finds a heading whose id is now spelled differently
 * (`#output-publicpath`), or the page and heading to which it was moved. This is a separate module because it is loaded
 * on demand.
 *
 * @returns URL of the heading with its current hash, or undefined if the hash is unknown
 */
export function addressOfOldHash({ path, hash }: Address): string | undefined {
  const letters = headingLetters(hashOf(hash));
  if (letters === '') return undefined;
  const alike = [...document.querySelectorAll('.prose [id]')].find(({ id }) => headingLetters(id) === letters);
  if (alike) return `${path}#${alike.id}`;
  const moved = Object.hasOwn(movedHeadings, path) ? movedHeadings[path]! : {};
  if (Object.hasOwn(moved, letters)) return moved[letters];
  const [, page] =
    Object.entries(moved).find(([key]) => key.endsWith('*') && letters.startsWith(key.slice(0, -1))) ?? [];
  return page && page + hash;
}

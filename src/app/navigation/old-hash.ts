import { movedHeadings } from 'site/moved-headings.js';
import { headingLetters } from '../../model/heading-letters.ts';
import { hashOf } from '../../model/url.ts';
import type { Address } from './address.ts';

/**
 * Where a hash leads that names nothing on the page on screen: the heading whose id is spelled otherwise today
 * (`#output-publicpath`), or the place that a heading moved to. A module of its own, loaded when it is needed.
 *
 * @returns address with the hash of today; nothing where nobody knows it
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

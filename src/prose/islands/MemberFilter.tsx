import { useId, useRef, useState } from 'react';
import * as styles from './FactTable/FactTable.module.css';

/**
 * `<MemberFilter />`: filters the class members in its section of the page by words in their signature or description.
 */
export default function MemberFilter() {
  const field = useRef<HTMLInputElement>(null);
  const [count, setCount] = useState('');
  const id = useId();
  const narrow = (words: string) => {
    const part = field.current?.closest('.part');
    if (!part) return;
    const found = sectionFrom(part).reduce((sum, each) => sum + showOnly(each, words), 0);
    setCount(words.trim() === '' ? '' : TEXTS.islands.members(found));
  };
  return (
    <search className={`fact-filter ${styles.filter}`}>
      <input
        ref={field}
        type="search"
        aria-label={TEXTS.islands.filterMembers}
        aria-describedby={id}
        placeholder={TEXTS.islands.filterMembers}
        onChange={(event) => narrow(event.target.value)}
      />
      <output id={id}>{count}</output>
    </search>
  );
}

/**
 * Returns a part of the page and the parts that continue its section. Long sections are split into several parts
 * (`compile/markdown/parts.ts`).
 */
function sectionFrom(part: Element): Element[] {
  const parts = [part];
  for (let next = part.nextElementSibling; next && !next.querySelector(':scope > h2'); next = next.nextElementSibling)
    parts.push(next);
  return parts;
}

/**
 * Hides class members that lack one of the words, and groups without matches. Returns the number of members that remain
 * visible.
 */
function showOnly(section: Element, words: string): number {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const list of section.querySelectorAll<HTMLElement>('dl.members')) {
    let shown = 0;
    for (const term of list.querySelectorAll<HTMLElement>(':scope > dt')) {
      const about = term.nextElementSibling as HTMLElement | null;
      const text = `${term.textContent} ${about?.textContent}`.toLowerCase();
      const fits = wanted.every((word) => text.includes(word));
      term.hidden = !fits;
      if (about) about.hidden = !fits;
      if (fits) shown++;
    }
    const title = list.previousElementSibling as HTMLElement | null;
    if (title?.matches('.member-group')) title.hidden = shown === 0;
    list.hidden = shown === 0;
    found += shown;
  }
  return found;
}

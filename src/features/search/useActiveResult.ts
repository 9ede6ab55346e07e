import { type KeyboardEvent, useEffect, useState } from 'react';
import { optionId } from './ResultList.tsx';

/**
 * Manages the active search result, which Enter opens. The arrow keys, Home, and End select another result and scroll
 * it into view.
 *
 * @param listId id of the list of results
 * @param count number of results
 * @param onLeave called when a result is opened in a new tab
 */
export function useActiveResult(listId: string, count: number, onLeave: () => void) {
  const [active, setActive] = useState(0);
  const open = (inNewTab: boolean) => {
    const link = document.getElementById(optionId(listId, active));
    if (!(link instanceof HTMLAnchorElement)) return;
    if (!inNewTab) return link.click();
    onLeave();
    window.open(link.href, '_blank', 'noopener');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || count === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // With a modifier such as Shift or Control, leave Home and End to the search field, where they select text or move
    // the cursor.
    const isPlain = !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey);
    const end = isPlain ? { Home: 0, End: count - 1 }[event.key] : undefined;
    // The list of results may have become shorter than the active position, because matches in prose arrive after
    // matches in titles and can replace them.
    if (step) setActive((Math.min(active, count - 1) + step + count) % count);
    else if (end !== undefined) setActive(end);
    else if (event.key === 'Enter') open(event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);
  return { active, setActive, onKeyDown };
}

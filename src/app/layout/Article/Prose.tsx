import { useEffect } from 'react';
import { useAdopted } from '../../../ui/browser/useAdopted.ts';

/**
 * Renders the prose of a page. Without `html`, adopts the markup in the document unchanged. Callers must pass the
 * page's URL as `key`.
 */
export function Prose({ html }: { html?: string | undefined }) {
  const root = useAdopted<HTMLDivElement>(html === undefined ? '#main .prose' : undefined);
  useEffect(() => {
    const prose = root.current;
    if (!prose?.querySelector('[data-island]')) return;
    let unmount: (() => void) | undefined;
    let isGone = false;
    void import(/* webpackChunkName: "fact-tables" */ '../../../prose/islands.tsx').then(({ mountIslands }) => {
      if (!isGone) unmount = mountIslands(prose);
    }, console.warn);
    return () => {
      isGone = true;
      unmount?.();
    };
  }, [root]);
  return <div ref={root} className="prose" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html ?? '' }} />;
}

import { useEffect, useRef } from 'react';

/**
 * The words of a page. Without `html`, those that came with the document are adopted as they stand: React is told of an
 * empty element and leaves what it finds. Give it the page's address as `key`.
 */
export function Prose({ html = '' }: { html?: string }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const prose = root.current;
    if (!prose?.querySelector('[data-island]')) return;
    let sleep: (() => void) | undefined;
    let isGone = false;
    void import(/* webpackChunkName: "islands" */ '../../../mdx/islands.tsx').then(({ wakeIslands }) => {
      if (!isGone) sleep = wakeIslands(prose);
    }, console.warn);
    return () => {
      isGone = true;
      sleep?.();
    };
  }, []);
  return <div ref={root} className="prose" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

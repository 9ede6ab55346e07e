import { memo, useState } from 'react';
import type { SidebarPage } from '../../../model/page.ts';
import type { SidebarAnchor } from '../../../model/sidebar-anchor.ts';
import { Breakable } from '../../../ui/Breakable/Breakable.tsx';
import { useAdopted } from '../../../ui/browser/useAdopted.ts';
import { anchorListHtml } from '../anchor-list.ts';
import { fetchAnchors } from '../fetch-anchors.ts';
import * as styles from './Sidebar.module.css';

interface SidebarItemProps {
  page: SidebarPage;
  isCurrent: boolean;
  /**
   * Headings of the open page. Empty if the page failed to load, and undefined if the document already contains their
   * list.
   */
  anchors?: SidebarAnchor[] | undefined;
}

/** Renders one page of the section in the sidebar, with a chevron that expands the page's headings. */
export const SidebarItem = memo(function SidebarItem({ page, isCurrent, anchors }: SidebarItemProps) {
  const isAdopted = isCurrent && !anchors;
  const hasHeadings = isCurrent && anchors?.length !== 0;
  const [isOpen, setOpen] = useState(hasHeadings);
  const [html, setHtml] = useState(isAdopted ? '' : undefined);
  const [hasFailed, setFailed] = useState(false);
  const [wasCurrent, setWasCurrent] = useState(isCurrent);
  const adopted = useAdopted<HTMLUListElement>(isAdopted ? '#sidebar [data-reading]' : undefined);
  if (wasCurrent !== isCurrent) {
    setWasCurrent(isCurrent);
    setOpen(hasHeadings);
    // Drop the heading list of the page that was open: its links consist of only a hash, so they would be wrong on
    // another page.
    setHtml(undefined);
  }
  const list = hasHeadings && anchors ? anchorListHtml(anchors, '') : html;

  async function toggle() {
    setOpen(!isOpen);
    if (isOpen || list !== undefined) return;
    setFailed(false);
    try {
      setHtml(anchorListHtml(await fetchAnchors(page.url), page.url));
    } catch {
      setFailed(true);
    }
  }

  return (
    <li>
      <div className={styles.row}>
        <a href={page.url} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
          <Breakable text={page.title} />
        </a>
        {page.hasAnchors && (
          <button
            type="button"
            className={styles.chevron}
            aria-expanded={isOpen}
            aria-label={TEXTS.sidebar.sectionsOf(page.title)}
            onClick={toggle}
          />
        )}
      </div>
      {page.hasAnchors && list !== undefined && (
        <ul
          ref={adopted}
          className={styles.anchors}
          hidden={!isOpen}
          data-reading={isCurrent || undefined}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: list }}
        />
      )}
      {isOpen && hasFailed && (
        <p role="alert" className={styles.failure}>
          {TEXTS.sidebar.sectionsFailed}
        </p>
      )}
    </li>
  );
});

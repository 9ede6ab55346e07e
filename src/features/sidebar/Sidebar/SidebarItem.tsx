import { memo, useState } from 'react';
import type { Anchor, SidebarPage } from '../../../model/page.ts';
import { Breakable } from '../../../ui/Breakable/Breakable.tsx';
import { anchorListHtml } from '../anchor-list.ts';
import { fetchAnchors } from '../fetch-anchors.ts';
import * as styles from './Sidebar.module.css';

interface SidebarItemProps {
  page: SidebarPage;
  isCurrent: boolean;
  /** The open page's headings; absent where their list came with the document. */
  anchors?: Anchor[];
}

/** A page of the section, with its headings behind a chevron. */
export const SidebarItem = memo(function SidebarItem({ page, isCurrent, anchors }: SidebarItemProps) {
  const [isOpen, setOpen] = useState(isCurrent);
  const [html, setHtml] = useState(isCurrent ? '' : undefined);
  const [wasCurrent, setWasCurrent] = useState(isCurrent);
  if (wasCurrent !== isCurrent) {
    setWasCurrent(isCurrent);
    setOpen(isCurrent);
  }
  const list = isCurrent && anchors ? anchorListHtml(anchors, '') : html;

  async function toggle() {
    setOpen(!isOpen);
    if (isOpen || list !== undefined) return;
    try {
      setHtml(anchorListHtml(await fetchAnchors(page.url), page.url));
    } catch {
      setOpen(false);
    }
  }

  return (
    <li>
      <div className={styles.row}>
        <a href={page.url} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
          <Breakable text={page.title} />
        </a>
        {page.hasAnchors && (
          <button type="button" className={styles.chevron} aria-expanded={isOpen} aria-label={`Sections of ${page.title}`} onClick={toggle} />
        )}
      </div>
      {page.hasAnchors && list !== undefined && (
        <ul
          className={styles.anchors}
          hidden={!isOpen}
          data-reading={isCurrent || undefined}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: list }}
        />
      )}
    </li>
  );
});

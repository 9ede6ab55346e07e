import { toolsSection } from 'site/tools-section.js';
import type { ReactNode } from 'react';
import { ToolRow } from './ToolRow.tsx';
import { ToolsLink } from './ToolsLink.tsx';
import * as styles from './ToolPage.module.css';

interface ToolPageProps {
  /** URL of the tool, which is marked as current in the row of tools. */
  url: string;
  title: string;
  children: ReactNode;
}

/** Renders the page of a tool: the row of all tools, a link back to their list, the title, and the tool. */
export function ToolPage({ url, title, children }: ToolPageProps) {
  // The voting page has the layout of a tool, but it isn't one.
  const isTool = toolsSection.pages.some((page) => page.url === url);
  return (
    <div>
      {isTool && <ToolRow url={url} />}
      <div className={`screen ${styles.page}`}>
        {isTool && <ToolsLink />}
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </div>
    </div>
  );
}

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
  return (
    <div>
      <ToolRow url={url} />
      <div className={`screen ${styles.page}`}>
        <ToolsLink />
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </div>
    </div>
  );
}

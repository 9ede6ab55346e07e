import { toolsSection } from 'site/tools-section.js';
import * as styles from './ToolPage.module.css';

/**
 * Renders the links to all tools, like the row of sections in `Header.tsx`. It has its own markup, because modules
 * shared with prose pages would add to the bytes of a first visit.
 *
 * @param url of the open tool
 */
export function ToolRow({ url: open }: { url: string }) {
  return (
    <nav className={`section-row ${styles.onScreen}`} aria-label={toolsSection.title}>
      <div>
        {toolsSection.pages.map(({ url, title }) => (
          <a key={url} href={url} aria-current={url === open ? 'true' : undefined}>
            {title}
          </a>
        ))}
      </div>
    </nav>
  );
}

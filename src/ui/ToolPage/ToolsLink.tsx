import { toolsSection } from 'site/tools-section.js';
import * as styles from './ToolPage.module.css';

/** Renders a link back to the list of all tools, like the link above the title of a prose page (`Article.tsx`). */
export function ToolsLink() {
  return (
    <div className={`above ${styles.onScreen}`}>
      <a href={toolsSection.url}>
        <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: toolsSection.boxes }} />
        {toolsSection.title}
      </a>
    </div>
  );
}

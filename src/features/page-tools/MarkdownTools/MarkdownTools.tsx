import { assistants } from 'site/assistants.js';
import { site } from '../../../../site.config.ts';
import { askAddress } from '../../../model/assistants.ts';
import { markdownAddress } from '../../../model/markdown-address.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import * as styles from './MarkdownTools.module.css';

/** Renders links to a page's Markdown copy, and to AI assistants with a prompt to read it. */
export function MarkdownTools({ url }: { url: string }) {
  const address = markdownAddress(url);
  const prompt = TEXTS.page.readAddress(site.origin + address);
  return (
    <ul className={styles.tools}>
      <li>
        <a href={BASE_PATH + address}>{TEXTS.page.viewMarkdown}</a>
      </li>
      {assistants.map((assistant) => (
        <li key={assistant.label}>
          <a href={askAddress(assistant, prompt)} target="_blank" rel="noreferrer">
            <Icon name="outside" size={16} />
            {TEXTS.page.openIn(assistant.label)}
          </a>
        </li>
      ))}
    </ul>
  );
}

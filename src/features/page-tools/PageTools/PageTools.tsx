import { site } from '../../../../site.config.ts';
import type { PageData } from '../../../model/page.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { PrintButton } from '../PrintButton.tsx';
import * as styles from './PageTools.module.css';

/** Renders the links and buttons for a page: edit, print, copy, and open its repository. */
export function PageTools({ page }: { page: PageData }) {
  return (
    <ul className={styles.tools}>
      {page.edit && (
        <li>
          <a href={new URL(page.edit, site.editBase).href}>
            <Icon name="pencil" size={16} />
            {TEXTS.page.edit}
          </a>
        </li>
      )}
      <li data-needs-script="">
        <PrintButton>{TEXTS.page.print}</PrintButton>
      </li>
      {page.repo && (
        <li>
          <a href={page.repo}>
            <Icon name="outside" size={16} />
            {TEXTS.page.repository}
          </a>
        </li>
      )}
    </ul>
  );
}

import { onHost } from '../../model/on-host.ts';

/** Navigates to a page of this site by clicking a temporary link, which the app's navigation handles. */
export function followLink(href: string): void {
  const link = document.createElement('a');
  link.href = onHost(href);
  document.body.append(link);
  link.click();
  link.remove();
}

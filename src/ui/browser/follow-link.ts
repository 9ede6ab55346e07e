import { onHost } from '../../model/on-host.ts';

/** Goes to an address of this site as a click on a link to it does, which is what the app takes for a navigation. */
export function followLink(href: string): void {
  const link = document.createElement('a');
  link.href = onHost(href);
  document.body.append(link);
  link.click();
  link.remove();
}

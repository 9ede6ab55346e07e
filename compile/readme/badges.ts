import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { fencePlaceholder } from '../markdown/expand.ts';
import { EXIT, visit } from '../markdown/visit.ts';

const badgeHosts =
  /(?:^|\.)(?:shields\.io|badgen\.net|badge\.fury\.io|codecov\.io|coveralls\.io|travis-ci\.(?:org|com)|appveyor\.com|david-dm\.org|packagephobia\.(?:com|now\.sh)|opencollective\.com|snyk\.io|nodei\.co|gitter\.im|badges\.gitter\.im|badge\.socket\.dev|deepscan\.io|isitmaintained\.com)$/;

/** Whether a paragraph of a README consists of badges, possibly with a few words, as in `Chat: [badge]`. */
export function isBadgeLine(node: Element): boolean {
  const fewWords = 30;
  return (
    node.tagName === 'p' &&
    images(node).length > 0 &&
    images(node).every(isBadge) &&
    toString(node).trim().length < fewWords
  );
}

/** Whether an HTML element contains nothing but images, which may be linked. */
export function isOnlyImages(node: Element): boolean {
  return images(node).length > 0 && toString(node).trim() === '' && !contains(node, fencePlaceholder);
}

/** Returns the images in an HTML element. */
export function images(node: Element): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (element) => {
    if (element.tagName === 'img') found.push(element);
  });
  return found;
}

/** Whether an image in a README is a badge, judging by its host or URL. */
export function isBadge(image: Element): boolean {
  const src = String(image.properties.src ?? '');
  const { hostname, pathname } = URL.canParse(src) ? new URL(src) : { hostname: '', pathname: src };
  return badgeHosts.test(hostname) || /badge|\/workflows\//.test(pathname);
}

function contains(node: Element, tagName: string): boolean {
  let found = false;
  visit(node, 'element', (element) => {
    if (element.tagName !== tagName) return undefined;
    found = true;
    return EXIT;
  });
  return found;
}

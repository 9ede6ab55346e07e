/**
 * JSX runtime that prefixes links with the base path, for a site deployed in a subdirectory of its host. It replaces
 * React's runtime only in the browser bundle of such a site (`generator/bundle/rules.ts`). In prerendered documents,
 * the build adds the prefix after rendering.
 */
import { Fragment, jsx as plainJsx, jsxs as plainJsxs } from 'react/jsx-runtime';
import { onHost } from '../../model/on-host.ts';

const jsx: typeof plainJsx = (type, props, key) => plainJsx(type, placed(type, props), key);
const jsxs: typeof plainJsxs = (type, props, key) => plainJsxs(type, placed(type, props), key);

function placed(type: unknown, props: unknown): unknown {
  const { href } = props as { href?: unknown };
  return typeof type === 'string' && typeof href === 'string' ? { ...(props as object), href: onHost(href) } : props;
}

export { Fragment, jsx, jsxs };

/**
 * JSX of a site that stands in a folder of its host: links get the folder before their addresses. Takes the place of React's
 * in the browser's bundle of such a site alone (`generator/bundle/rules.ts`); documents get the folder once they are written.
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

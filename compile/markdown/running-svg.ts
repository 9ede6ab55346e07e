import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** SVG elements that execute code, load a document, or can turn a link into a script. */
const running = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler', 'animate', 'set']);

/**
 * Finds the part of an SVG file that would execute if the file were opened directly. In an `<img>` nothing executes.
 *
 * @returns the element or attribute, as spelled in the file; undefined if the file is safe
 */
export function runningPart(svg: string): string | undefined {
  return firstIn(parseFragment(svg));
}

function firstIn(node: DefaultTreeAdapterTypes.ParentNode): string | undefined {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    if (running.has(child.tagName.toLowerCase()) && !isHarmlessAnimation(child)) return `<${child.tagName}>`;
    const attribute = child.attrs.find(({ name, value }) => isRunning(name, value));
    const found = attribute ? `${attribute.name}="…"` : firstIn(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isRunning(name: string, value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- browsers skip them in addresses
  return /^on/i.test(name) || /^(?:javascript|vbscript|data:text)/i.test(value.replaceAll(/[\u0000-\u0020]/g, ''));
}

function isHarmlessAnimation({ tagName, attrs }: DefaultTreeAdapterTypes.Element): boolean {
  return (
    /^(?:animate|set)$/.test(tagName) &&
    attrs.some(({ name, value }) => name === 'attributeName' && !/href$/i.test(value))
  );
}

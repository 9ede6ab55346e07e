import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** Elements of SVG that run, load a document, or may turn a link into what runs. */
const running = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler', 'animate', 'set']);

/**
 * What would run in a drawing that somebody opens by its address: an `<img>` runs nothing, the file by itself does.
 *
 * @returns the element or attribute at fault, as one finds it in the file; nothing for a drawing that only draws
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

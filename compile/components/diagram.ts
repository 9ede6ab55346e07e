import type { Element, ElementContent, Properties, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h, s } from 'hastscript';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { text } from './component.ts';
import type { ComponentDefinition, ComponentPage } from './component.ts';

/** SVG elements that are allowed in diagrams; all others are removed. */
const elements = new Set([
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'textPath',
  'marker',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'pattern',
  'title',
  'desc',
]);

/**
 * Maximum width of a diagram for phones, in the drawing's units. In narrow windows such a diagram shrinks instead of
 * scrolling.
 */
const phoneWidth = 480;

/**
 * Number of drawing units per `rem`, so that diagrams scale with the text size. At the browser's default font size, one
 * unit is one pixel.
 */
const unitsPerRem = 16;

const parser = unified().use(rehypeRaw).freeze();

/**
 * `<Diagram src="./graph.svg" title="…">description</Diagram>`: an SVG file next to the page, inlined so that it uses
 * the theme's colors. `narrow` names an alternative drawing for phones. It is an error if the main drawing is taller
 * than wide and narrow enough for phones.
 */
export const diagram: ComponentDefinition = {
  props: ['src', 'narrow', 'title'],
  required: ['src', 'title'],
  expand(props, children, page) {
    const description = toString({ type: 'root', children } as Root)
      .replace(/\s+/g, ' ')
      .trim();
    const draw = (src: string, prefix: string): Element | undefined => {
      const drawing = readDrawing(src, page);
      return drawing && nameDrawing(cleanElement(drawing, prefix), { prefix, title: text(props.title), description });
    };
    const wide = draw(text(props.src), `d${page.number}-`);
    const narrow = props.narrow === undefined ? undefined : draw(text(props.narrow), `d${page.number}n-`);
    if (!wide) return [];
    const { width, height } = sizeOf(wide);
    const fitsPhone = width <= phoneWidth;
    if (fitsPhone && height > width)
      page.error(
        `${text(props.src)} is a column for phones, and would leave most of a wide window empty. Draw a wide form, and make this one narrow="${text(props.src)}".`,
      );
    const forms = narrow ? 'diagram forms' : fitsPhone ? 'diagram narrow' : 'diagram';
    // Make the diagram focusable, so that keyboard users can scroll it in narrow windows.
    return h('figure', { class: forms, tabIndex: 0 }, [
      wide,
      ...(narrow ? [narrow] : []),
      h('figcaption', text(props.title)),
    ]);
  },
};

function readDrawing(src: string, page: ComponentPage): Element | undefined {
  const source = page.readText(src);
  if (source === undefined) return undefined;
  const drawing = parseSvg(source);
  if (drawing && sizeOf(drawing).width > 0) return drawing;
  page.error(`${src} is not an SVG with a viewBox.`);
  return undefined;
}

/** Gives a diagram its accessible name and description, and sets its size so that labels match the text size. */
function nameDrawing(
  drawing: Element,
  { prefix, title, description }: { prefix: string; title: string; description: string },
): Element {
  drawing.properties.width = `${sizeOf(drawing).width / unitsPerRem}rem`;
  delete drawing.properties.height;
  const hasMore = description !== '';
  Object.assign(drawing.properties, {
    role: 'img',
    ariaLabelledBy: `${prefix}title`,
    ...(hasMore && { ariaDescribedBy: `${prefix}desc` }),
  });
  drawing.children.unshift(
    s('title', { id: `${prefix}title` }, title),
    ...(hasMore ? [s('desc', { id: `${prefix}desc` }, description)] : []),
  );
  return drawing;
}

/** Returns the size of an SVG drawing in its own units, or NaN if it has no viewBox. */
function sizeOf({ properties }: Element): { width: number; height: number } {
  const [, , width, height] = String(properties.viewBox)
    .trim()
    .split(/[\s,]+/);
  return { width: Number(width), height: Number(height) };
}

function parseSvg(source: string): Element | undefined {
  const markup = source.replace(/^\uFEFF?\s*<\?xml[^]*?\?>/, '').replace(/<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>/i, '');
  const tree = parser.runSync({ type: 'root', children: [{ type: 'raw', value: markup }] } as unknown as Root) as Root;
  return tree.children.find((node): node is Element => node.type === 'element' && node.tagName === 'svg');
}

/**
 * Copies an SVG element without its title and without elements that aren't allowed. Ids get a prefix, to avoid
 * collisions between drawings.
 */
function cleanElement(element: Element, prefix: string): Element {
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return child.value.trim() === '' ? [] : [child];
    if (child.type !== 'element' || !elements.has(child.tagName)) return [];
    if (element.tagName === 'svg' && (child.tagName === 'title' || child.tagName === 'desc')) return [];
    return [cleanElement(child, prefix)];
  });
  return {
    type: 'element',
    tagName: element.tagName,
    properties: cleanProperties(element.properties, prefix),
    children,
  };
}

function cleanProperties(properties: Properties, prefix: string): Properties {
  const clean: Properties = {};
  for (const [name, value] of Object.entries(properties)) {
    if (/^on/i.test(name) || name.startsWith('xmlns') || /^aria/.test(name)) continue;
    const plain = Array.isArray(value) ? value.join(' ') : value;
    if (name === 'id') clean[name] = prefix + String(plain);
    else if (name === 'href' || name === 'xLinkHref') {
      if (String(plain).startsWith('#')) clean.href = `#${prefix}${String(plain).slice(1)}`;
    } else if (typeof plain === 'string') {
      const local = plain.replace(/url\(\s*['"]?#([^'")]+)['"]?\s*\)/g, (_whole, id: string) => `url(#${prefix}${id})`);
      if (!/url\((?!#)/.test(local)) clean[name] = local;
    } else clean[name] = value;
  }
  return clean;
}

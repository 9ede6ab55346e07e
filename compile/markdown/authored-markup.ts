import type { Element, Root } from 'hast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { unified } from 'unified';

/**
 * HTML attributes that authored pages must not use, because they submit forms, move focus, or collide with names that
 * scripts look up.
 */
const unwanted = new Set(['accessKey', 'action', 'encType', 'method', 'name', 'useMap']);

type Attributes = NonNullable<typeof defaultSchema.attributes>;

/**
 * Returns the attribute names in a sanitization schema. The schema's restrictions on values are dropped, because
 * authored pages are trusted.
 */
const namesOf = (attributes: Attributes[string] = []): string[] =>
  attributes.map((each) => String(Array.isArray(each) ? each[0] : each)).filter((name) => !unwanted.has(name));

/** GitHub's sanitization schema for Markdown, plus elements and attributes that authors use. */
const schema: typeof defaultSchema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []),
    'abbr',
    'aside',
    'cite',
    'dfn',
    'figcaption',
    'figure',
    'mark',
    'small',
    'time',
    'u',
    'wbr',
  ],
  attributes: {
    ...Object.fromEntries(Object.entries(defaultSchema.attributes ?? {}).map(([name, list]) => [name, namesOf(list)])),
    '*': [
      ...namesOf(defaultSchema.attributes?.['*']),
      'ariaDescribedBy',
      'ariaHidden',
      'ariaLabel',
      'ariaLabelledBy',
      'className',
      'hidden',
      'id',
      'lang',
      'role',
      'style',
    ],
    a: [...namesOf(defaultSchema.attributes?.a), 'download', 'hrefLang', 'rel', 'target'],
    details: ['open'],
    img: [...namesOf(defaultSchema.attributes?.img), 'decoding', 'loading'],
    time: ['dateTime'],
  },
  ancestors: {},
  clobber: [],
  required: {},
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
};

const allowed = new Set(schema.tagNames);
const sanitizer = unified().use(rehypeSanitize, schema).freeze();

/** Replacements to suggest for HTML elements that authored pages must not use. */
const instead: [names: string[], advice: string][] = [
  [['script', 'noscript', 'template'], 'pages run no scripts; what runs on a page is a component of the dialect'],
  [['style'], 'a page has the site’s styles; a style="…" on the element goes for a single case'],
  [
    ['iframe', 'object', 'embed', 'frame', 'frameset', 'applet', 'portal', 'video', 'audio', 'canvas'],
    'pages embed nothing; link to it, or show an image: [What it is](https://…)',
  ],
  [
    ['form', 'button', 'select', 'textarea', 'input', 'dialog'],
    'pages have no forms; link to where the reader goes on',
  ],
  [
    ['base', 'meta', 'link', 'title', 'head', 'body', 'html'],
    'it belongs to the head of a document; front matter says title and description',
  ],
  [['svg', 'math'], 'put the drawing in an SVG file beside the page: <Diagram src="./graph.svg" title="…" />'],
];

/**
 * Checks an element of an authored page for forbidden markup: anything that executes, submits, embeds or loads.
 *
 * @param element known HTML or SVG element, from the parser or JSX
 * @returns messages that say what to write instead; empty if the element is allowed
 */
export function refusedMarkup({ tagName, properties }: Element): string[] {
  if (allowed.has(tagName) && Object.keys(properties).length === 0) return [];
  const bare: Element = { type: 'element', tagName, properties, children: [] };
  const [kept] = (sanitizer.runSync({ type: 'root', children: [bare] }) as Root).children;
  if (kept?.type !== 'element') {
    const advice = instead.find(([names]) => names.includes(tagName))?.[1] ?? 'write it in Markdown, or leave it out';
    return [`<${tagName}> is not allowed in a page: ${advice}.`];
  }
  const lost = Object.keys(properties).filter((name) => isSet(properties[name]) && !isSet(kept.properties[name]));
  const styled = /url\(|expression\(|@import|javascript:|behavior\s*:/i.test(String(properties.style ?? ''))
    ? ['style']
    : [];
  return [...lost, ...styled].map(
    (name) => `<${tagName} ${written(name)}> is not allowed in a page: ${adviceFor(name)}.`,
  );
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false;
}

/** Converts the name of a DOM property to its HTML attribute. */
function written(name: string): string {
  return /^(?:aria|data)[A-Z]/.test(name)
    ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : name.toLowerCase();
}

function adviceFor(name: string): string {
  if (/^on/i.test(name)) return 'pages have no event handlers; what runs on a page is a component of the dialect';
  if (name === 'href' || name === 'cite')
    return 'link to a page (/guides/), a place on it (#id), https://… or mailto:…';
  if (name === 'src' || name === 'longDesc')
    return 'put the image in a file beside the page: ![What it shows](./picture.png)';
  if (/^data[A-Z]/.test(name)) return 'data- attributes belong to components; write the component';
  if (name === 'style') return 'a style loads nothing; put the image beside the page';
  return 'leave the attribute out';
}

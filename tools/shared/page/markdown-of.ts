/**
 * Converts part of a page to Markdown. Tools need this because their content isn't part of a compiled Markdown page.
 */

/**
 * Selects elements to exclude from the Markdown: controls and decorative elements. Buttons whose label is content have
 * `data-name`.
 */
const leftOut =
  'button:not([data-name]), input, select, textarea, label, svg, canvas, meter, progress, nav, script, style, [role=tablist], span[role=status], [hidden], [aria-hidden=true]';

/** Converts an element's content to Markdown. Links become absolute, and collapsed content is included. */
export function markdownOf(element: Element): string {
  return blocksIn(element).join('\n\n');
}

/** Returns the content of an element as Markdown blocks: paragraphs, lists, tables, and code. */
function blocksIn(element: Element): string[] {
  const blocks: string[] = [];
  let line = '';
  const endLine = (): void => {
    const text = tidy(line);
    if (text !== '') blocks.push(text);
    line = '';
  };
  for (const node of element.childNodes) {
    const block = node instanceof Element ? blockOf(node) : undefined;
    if (block === undefined) line += inlineOf(node);
    else {
      endLine();
      blocks.push(...block);
    }
  }
  endLine();
  return blocks;
}

/** Converts an element to Markdown blocks. Returns `undefined` for inline elements. */
function blockOf(element: Element): string[] | undefined {
  if (element.matches(leftOut)) return [];
  const name = element.localName;
  switch (name) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [`${'#'.repeat(Number(name[1]))} ${lineOf(element)}`];
    case 'p':
      return [lineOf(element)].filter(Boolean);
    case 'summary':
      return [`**${lineOf(element)}**`];
    case 'pre':
      return [fenced(element.textContent)];
    case 'ul':
    case 'ol':
      return [itemsOf(element).join('\n')].filter(Boolean);
    case 'table':
      return tableOf(element);
    case 'div':
    case 'section':
    case 'details':
      return blocksIn(element);
    default:
      return undefined;
  }
}

function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text.replace(/\n$/, '')}\n${fence}`;
}

function itemsOf(list: Element): string[] {
  return [...list.children]
    .filter((item) => item.localName === 'li')
    .map((item, index) => {
      const mark = list.localName === 'ol' ? `${index + 1}. ` : '- ';
      const blocks = blocksIn(item).join('\n\n');
      return mark + blocks.replaceAll(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
    });
}

function tableOf(table: Element): string[] {
  const caption = table.querySelector('caption');
  const rows = [...table.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cellOf(cell).replaceAll('|', '\\|')),
  );
  const [head = [], ...others] = rows;
  const rule = head.map(() => '-');
  const lines = [head, rule, ...others].map((cells) => `| ${cells.join(' | ')} |`);
  return [...(caption ? [`**${lineOf(caption)}**`] : []), lines.join('\n')];
}

/** Converts a table cell to one line of Markdown. List items in it are joined. */
function cellOf(cell: Element): string {
  return blocksIn(cell)
    .map((block) => block.replaceAll(/^- /gm, '').replaceAll(/\n+/g, '; '))
    .join(' ');
}

function lineOf(element: Element): string {
  return tidy([...element.childNodes].map(inlineOf).join(''));
}

/** Collapses whitespace in a text to single spaces. */
function tidy(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.:;)]+(?:\s|$))/g, '')
    .trim();
}

function inlineOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.matches(leftOut)) return '';
  const text = [...node.childNodes].map(inlineOf).join('');
  switch (node.localName) {
    case 'code':
      return codeOf(node.textContent);
    case 'strong':
    case 'b':
      return `**${text}**`;
    case 'q':
      return `“${text}”`;
    case 'a':
      return node instanceof HTMLAnchorElement && node.href !== '' ? `[${text}](${node.href})` : text;
    case 'br':
      return ' ';
    // Add spaces around badges and buttons, because only CSS separates them from the text.
    case 'button':
    case 'span':
      return ` ${text} `;
    default:
      return text;
  }
}

function codeOf(text: string): string {
  if (text === '') return '';
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

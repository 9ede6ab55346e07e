/** Approximates Node.js's `util.inspect`, for what configurations and loaders print. */

const custom = Symbol.for('nodejs.util.inspect.custom');

interface InspectOptions {
  depth?: number | null;
}

/** Formats a value as Node.js does: on one line if it fits, otherwise with one member per line. */
export function inspect(value: unknown, { depth = 2 }: InspectOptions = {}): string {
  return show(value, depth ?? Infinity, []);
}
inspect.custom = custom;

/**
 * Browser version of Node.js's `util.format`. Fills placeholders, then appends the remaining arguments separated by
 * spaces.
 */
export function format(...values: unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== 'string') return values.map(asMessage).join(' ');
  const text = first.replaceAll(/%([sdifjoOc%])/g, (whole, kind: string) => {
    if (kind === '%') return '%';
    if (rest.length === 0) return whole;
    const value = rest.shift();
    if (kind === 's') return typeof value === 'object' && value !== null ? inspect(value, { depth: 0 }) : String(value);
    if (kind === 'd') return String(Number(value));
    if (kind === 'i') return String(Number.parseInt(String(value), 10));
    if (kind === 'f') return String(Number.parseFloat(String(value)));
    if (kind === 'j') return JSON.stringify(value);
    return kind === 'c' ? '' : inspect(value, { depth: 4 });
  });
  return [text, ...rest.map(asMessage)].join(' ');
}

function asMessage(value: unknown): string {
  return typeof value === 'string' ? value : inspect(value);
}

function show(value: unknown, depth: number, above: object[]): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'symbol') return value.toString();
  if (typeof value === 'function') {
    const kind = /^class\b/.test(Function.prototype.toString.call(value)) ? 'class' : 'Function';
    return value.name ? `[${kind}${kind === 'class' ? '' : ':'} ${value.name}]` : `[${kind} (anonymous)]`;
  }
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
  if (above.includes(value)) return '[Circular *1]';
  const own = (value as Record<symbol, unknown>)[custom];
  if (typeof own === 'function') {
    const shown: unknown = own.call(value, depth, {}, inspect);
    if (shown !== value) return typeof shown === 'string' ? shown : show(shown, depth, above);
  }
  if (value instanceof Error) return value.stack ?? String(value);
  if (value instanceof RegExp) return String(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof Promise) return 'Promise { <pending> }';
  return showMembers(value, depth, above);
}

function showMembers(value: object, depth: number, above: object[]): string {
  const name = nameOf(value);
  const isList = Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));
  if (depth < 0) return isList ? '[Array]' : `[${name || 'Object'}]`;
  const inner = (member: unknown): string => show(member, depth - 1, [...above, value]);
  const members: string[] = [];
  if (isList) {
    const list = value as unknown[];
    members.push(...Array.from(list).slice(0, 100).map(inner));
    if (list.length > 100) members.push(`... ${list.length - 100} more item${list.length > 101 ? 's' : ''}`);
  } else if (value instanceof Map) for (const [key, member] of value) members.push(`${inner(key)} => ${inner(member)}`);
  else if (value instanceof Set) for (const member of value) members.push(inner(member));
  if (!ArrayBuffer.isView(value))
    for (const key of Reflect.ownKeys(value)) {
      const property = Object.getOwnPropertyDescriptor(value, key);
      if (!property?.enumerable || (isList && typeof key === 'string' && /^\d+$/.test(key))) continue;
      members.push(`${showKey(key)}: ${showProperty(property, inner)}`);
    }
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const size = value instanceof Map || value instanceof Set ? `(${value.size})` : '';
  const plain = isList ? name === 'Array' : name === 'Object';
  const before = plain ? '' : `${name === '' ? '[Object: null prototype]' : name}${size} `;
  if (members.length === 0) return `${before}${open}${close}`;
  return before + laidOut(members, open!, close!);
}

function showProperty({ get, set, value }: PropertyDescriptor, inner: (member: unknown) => string): string {
  if (get) return set ? '[Getter/Setter]' : '[Getter]';
  return set ? '[Setter]' : inner(value);
}

function laidOut(members: string[], open: string, close: string): string {
  const line = members.join(', ');
  if (line.length + members.length <= 72 && !line.includes('\n')) return `${open} ${line} ${close}`;
  return `${open}\n${members.map((member) => `  ${member.replaceAll('\n', '\n  ')}`).join(',\n')}\n${close}`;
}

function nameOf(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null) return '';
  return (value.constructor as { name?: string } | undefined)?.name ?? '';
}

function showKey(key: string | symbol): string {
  if (typeof key === 'symbol') return `[${key.toString()}]`;
  return /^[a-z_$][\w$]*$/i.test(key) ? key : quote(key);
}

function quote(text: string): string {
  const sign = !text.includes("'") ? "'" : !text.includes('"') ? '"' : text.includes('`') ? "'" : '`';
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\t', String.raw`\t`)
    .replaceAll('\r', String.raw`\r`);
  return sign + escaped.replaceAll(sign, `\\${sign}`) + sign;
}

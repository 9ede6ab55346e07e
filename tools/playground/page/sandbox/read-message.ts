/**
 * Validates messages from the sandbox, which runs untrusted code: every field must have the right type. Text in them is
 * only shown as text.
 */
import { noticeNames, type SandboxMessage } from '../../model/protocol.ts';

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';
const number: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const flag: Check = (value) => typeof value === 'boolean';
const bytes: Check = (value) => value instanceof Uint8Array;
const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const record =
  (members: Record<string, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(members).every(([name, check]) => check(Reflect.get(value, name)));

const problem = record({
  severity: oneOf('error', 'warning'),
  name: text,
  message: text,
  module: maybe(text),
  place: maybe(record({ file: text, line: maybe(number), column: maybe(number) })),
  details: maybe(text),
  origin: oneOf('configuration', 'build'),
});
const asset = record({
  name: text,
  content: bytes,
  size: number,
  map: maybe(text),
  changed: flag,
  info: record({ immutable: flag, development: flag, hot: flag, module: flag, sourceFile: maybe(text) }),
});
const compilation = record({
  name: maybe(text),
  hash: text,
  mode: text,
  output: text,
  publicPath: text,
  forBrowser: flag,
  entries: list(record({ name: text, files: list(text) })),
  assets: list(asset),
  problems: list(problem),
  time: number,
});
const result = record({
  build: number,
  exitCode: oneOf(0, 1, 2),
  compilations: list(compilation),
  problems: list(problem),
  notices: list(record({ kind: oneOf('adapted', 'unsupported'), about: text, says: oneOf(...noticeNames) })),
  console: list(record({ level: oneOf('log', 'info', 'warn', 'error', 'debug'), text })),
  time: record({ total: number, configuration: number }),
  incremental: flag,
});

const messages: readonly Check[] = [
  record({ type: oneOf('ready'), webpack: text }),
  record({ type: oneOf('progress'), build: number, fraction: number, step: text }),
  record({ type: oneOf('need'), ticket: number, parts: list(text) }),
  record({ type: oneOf('result'), result }),
  record({ type: oneOf('stats'), build: number, stats: list(record({ text })) }),
];

/** The message, or `undefined` if invalid. */
export function readSandboxMessage(data: unknown): SandboxMessage | undefined {
  return messages.some((check) => check(data)) ? (data as SandboxMessage) : undefined;
}

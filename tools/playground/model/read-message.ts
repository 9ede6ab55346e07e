/**
 * Validates messages from the playground's sandbox and preview, which run untrusted code. Every field must have the
 * right type, and strings are meant to be shown only as text.
 */
import { cutText } from './cut-text.ts';
import { consoleLimits, previewLevels, type PreviewMessage } from './preview.ts';
import { type BuildResult, noticeNames, type Problem, type SandboxMessage, textLimits } from './protocol.ts';

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
  suggestion: maybe(text),
  missingPackage: maybe(text),
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
  emitted: flag,
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

/**
 * Validates a message from the sandbox. @returns the message with its strings truncated for display, or undefined if it
 * is invalid
 */
export function readSandboxMessage(data: unknown): SandboxMessage | undefined {
  if (!messages.some((check) => check(data))) return undefined;
  const message = data as SandboxMessage;
  if (message.type === 'progress') return { ...message, step: cutText(message.step, textLimits.name) };
  if (message.type === 'stats')
    return {
      ...message,
      stats: message.stats.map(({ text: said, json }) => ({ text: cutText(said, textLimits.stats), json })),
    };
  return message.type === 'result' ? { ...message, result: cutResult(message.result) } : message;
}

function cutResult(result: BuildResult): BuildResult {
  return {
    ...result,
    compilations: result.compilations.map((one) => ({
      ...one,
      assets: one.assets.map((file) => ({ ...file, name: cutText(file.name, textLimits.path) })),
      problems: one.problems.map(cutProblem),
    })),
    problems: result.problems.map(cutProblem),
    notices: result.notices.map((notice) => ({ ...notice, about: cutText(notice.about, textLimits.name) })),
    console: result.console
      .slice(0, textLimits.lines)
      .map(({ level, text: line }) => ({ level, text: cutText(line, textLimits.line) })),
  };
}

function cutProblem({
  name,
  message,
  suggestion,
  missingPackage,
  module,
  details,
  place,
  ...others
}: Problem): Problem {
  return {
    ...others,
    name: cutText(name, textLimits.name),
    message: cutText(message, textLimits.line),
    ...(missingPackage !== undefined && { missingPackage: cutText(missingPackage, textLimits.name) }),
    ...(suggestion !== undefined && { suggestion: cutText(suggestion, textLimits.name) }),
    ...(module !== undefined && { module: cutText(module, textLimits.name) }),
    ...(place && { place: { ...place, file: cutText(place.file, textLimits.name) } }),
    ...(details !== undefined && { details: cutText(details, textLimits.line) }),
  };
}

const previewMessages: readonly Check[] = [
  record({ type: oneOf('ready', 'leave') }),
  record({ type: oneOf('console'), lines: list(record({ level: oneOf(...previewLevels), text })), left: number }),
  record({ type: oneOf('updated'), outcome: oneOf('applied', 'reload', 'unchanged'), modules: list(text) }),
];

/**
 * Validates a message from the preview. @returns the message with its strings truncated for display, or undefined if it
 * is invalid
 */
export function readPreviewMessage(data: unknown): PreviewMessage | undefined {
  if (!previewMessages.some((check) => check(data))) return undefined;
  const message = data as PreviewMessage;
  const cut = (line: string): string => cutText(line, consoleLimits.characters);
  switch (message.type) {
    case 'console': {
      const lines = message.lines
        .slice(-consoleLimits.lines)
        .map(({ level, text: line }) => ({ level, text: cut(line) }));
      return { type: 'console', lines, left: message.left + message.lines.length - lines.length };
    }
    case 'updated':
      return {
        type: 'updated',
        outcome: message.outcome,
        modules: message.modules.slice(0, consoleLimits.lines).map(cut),
      };
    default:
      return { type: message.type };
  }
}

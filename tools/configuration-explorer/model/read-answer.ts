/** Validates messages from the sandbox, which runs untrusted code. Only valid answers pass. */
import type {
  Answer,
  CheckedConfiguration,
  Difference,
  KeyPath,
  Leaf,
  Notice,
  OwnKey,
  Refusal,
  StandIn,
  ValidationProblem,
} from './answer.ts';

type Reader<Value> = (value: unknown) => Value;

class Misfit extends Error {}

/** Validates an answer from the sandboxed worker. Returns `undefined` for anything else. */
export function readAnswer(message: unknown): Answer | undefined {
  try {
    return answerOf(message);
  } catch (error) {
    if (error instanceof Misfit) return undefined;
    throw error;
  }
}

function answerOf(message: unknown): Answer {
  const { type, ...rest } = record(message);
  const { ticket } = rest;
  switch (type) {
    case 'ready':
      return { type };
    case 'checked':
      return {
        type,
        ticket: count(ticket),
        configurations: list(configuration)(rest.configurations),
        notices: list(notice)(rest.notices),
        refusals: list(refusal)(rest.refusals),
      };
    case 'explained':
      return {
        type,
        ticket: count(ticket),
        index: count(rest.index),
        leaves: list(leaf)(rest.leaves),
        own: list(ownKey)(rest.own),
      };
    case 'failed':
      return { type, ticket: count(ticket), ...maybe('message', text, rest), ...maybe('line', count, rest) };
    case 'endless':
      return { type, ticket: count(ticket), line: count(rest.line) };
    case 'waiting':
      return { type, ticket: count(ticket) };
    case 'swapped':
      return {
        type,
        ticket: count(ticket),
        differences: list(difference)(rest.differences),
        ...maybe('failure', text, rest),
      };
    default:
      throw new Misfit();
  }
}

function configuration(value: unknown): CheckedConfiguration {
  const given = record(value);
  return {
    problems: list(problem)(given.problems),
    leaves: list(leaf)(given.leaves),
    own: list(ownKey)(given.own),
    standIns: list(standIn)(given.standIns),
    ...maybe('name', text, given),
    ...maybe('failure', text, given),
  };
}

function problem(value: unknown): ValidationProblem {
  const given = record(value);
  return {
    by: text(given.by),
    text: text(given.text),
    path: path(given.path),
    ...maybe('meant', text, given),
    ...maybe('inner', text, given),
    ...(given.isUnknown === true && { isUnknown: true }),
    ...(given.isLater === true && { isLater: true }),
  };
}

function refusal(value: unknown): Refusal {
  const given = record(value);
  return { by: text(given.by), message: text(given.message) };
}

function leaf(value: unknown): Leaf {
  const given = record(value);
  return {
    path: path(given.path),
    text: text(given.text),
    origin: oneOf('set', 'changed', 'default')(given.origin),
    keys: list(path)(given.keys),
    ...maybe('otherwise', text, given),
  };
}

function ownKey(value: unknown): OwnKey {
  const given = record(value);
  return { path: path(given.path), isDefault: given.isDefault === true };
}

function standIn(value: unknown): StandIn {
  const given = record(value);
  const as = oneOf('as it is', 'string', 'object', 'array', 'boolean', 'number', 'nothing');
  return { path: path(given.path), expression: text(given.expression), as: as(given.as) };
}

function notice(value: unknown): Notice {
  const given = record(value);
  const kind = oneOf('package', 'file', 'spread', 'extends', 'node');
  return { about: text(given.about), kind: kind(given.kind) };
}

function difference(value: unknown): Difference {
  const given = record(value);
  return { path: path(given.path), ...maybe('before', text, given), ...maybe('after', text, given) };
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Misfit();
  return value as Record<string, unknown>;
}

/** Truncates a string from the sandbox, because a configuration could create one that is too long to display. */
function text(value: unknown): string {
  if (typeof value !== 'string') throw new Misfit();
  return value.slice(0, 100_000);
}

function count(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new Misfit();
  return value;
}

function path(value: unknown): KeyPath {
  return list((key) => (typeof key === 'number' ? count(key) : text(key)))(value);
}

function list<Item>(read: Reader<Item>): Reader<Item[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length > 20_000) throw new Misfit();
    return value.map((item) => read(item));
  };
}

function oneOf<const Words extends readonly string[]>(...words: Words): Reader<Words[number]> {
  return (value) => {
    const word = words.find((each) => each === value);
    if (word === undefined) throw new Misfit();
    return word;
  };
}

/** Returns an object that has a property only if its value is defined, for use with spread syntax. */
function maybe<Key extends string, Value>(
  key: Key,
  read: Reader<Value>,
  given: Record<string, unknown>,
): Partial<Record<Key, Value>> {
  return given[key] === undefined ? {} : ({ [key]: read(given[key]) } as Partial<Record<Key, Value>>);
}

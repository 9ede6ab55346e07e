/**
 * Finds modules in an emitted script, where webpack writes them as functions in an object keyed by module id. A minimal
 * tokenizer is enough, because the sizes of modules that it misses are estimated from the remaining bytes.
 */
import { endOfPattern, endOfQuoted, endOfTemplate } from './script-ends.ts';

/** An object or block in an emitted script that hasn't been closed yet. */
interface Open {
  bracket: string;
  /** Position where the current object member starts, or -1 if the member isn't a module. */
  start: number;
  /** Key of the current object member, which may be a module id. */
  key: string;
  /** Whether an object key can follow at this position of the script. */
  isAtKey: boolean;
  /**
   * Sizes of the object's members that look like modules, by module id. If there are any, nested objects are ignored.
   */
  modules: Map<string, number>;
}

/** Matches an object key: a name, a number, or a quoted string. */
const keyForm = /(?:"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|([\w$]+))/y;
const wordForm = /[\w$]+/y;

/** Matches JavaScript whitespace and comments. */
const between = /(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/y;

/** Matches what follows a module's key in an emitted script: a colon and a function, or the parameters of a method. */
const moduleForm = /:(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*(?:\(|function\b|async\b|[\w$]+\s*=>)|\(/y;

/** Matches JavaScript code after which a slash starts a regular expression rather than a division. */
const beforeExpression = /(?:^|[(,=:[!&|?{};+\-*%~^<>]|\b(?:return|typeof|case|in|of|delete|void|throw|new|do|else))$/;

/**
 * Finds the largest object in an emitted script that looks like webpack's modules.
 * @param ids possible module ids
 * @returns sizes of the modules in characters, by id
 */
export function modulesInScript(code: string, ids: ReadonlySet<string>): Map<string, number> {
  let found = new Map<string, number>();
  const open: Open[] = [];
  /** Position after the last token that isn't whitespace or a comment. */
  let last = 0;
  const end = (frame: Open | undefined, at: number): void => {
    if (!frame || frame.start === -1) return;
    frame.modules.set(frame.key, at - frame.start);
    frame.start = -1;
  };
  const matchAt = (form: RegExp, at: number): RegExpExecArray | null => {
    form.lastIndex = at;
    return form.exec(code);
  };
  const tryKey = (frame: Open, at: number): void => {
    frame.isAtKey = false;
    if (
      frame.bracket !== '{' ||
      open.some((outer) => outer !== frame && (outer.modules.size > 0 || outer.start !== -1))
    )
      return;
    const key = matchAt(keyForm, at);
    if (!key) return;
    const name = key[1] ?? key[2] ?? key[3] ?? '';
    if (!ids.has(name)) return;
    const after = at + key[0].length;
    if (!matchAt(moduleForm, after + (matchAt(between, after)?.[0].length ?? 0))) return;
    frame.start = at;
    frame.key = name;
  };

  for (let at = 0; at < code.length;) {
    at += matchAt(between, at)?.[0].length ?? 0;
    const sign = code[at];
    if (sign === undefined) break;
    const frame = open.at(-1);
    if (frame?.isAtKey && sign !== '}') tryKey(frame, at);
    if (sign === '"' || sign === "'") at = endOfQuoted(code, at);
    else if (sign === '`') at = endOfTemplate(code, at);
    else if (sign === '/' && beforeExpression.test(code.slice(Math.max(0, last - 12), last)))
      at = endOfPattern(code, at);
    else if (sign === '{' || sign === '(' || sign === '[') {
      open.push({ bracket: sign, start: -1, key: '', isAtKey: sign === '{', modules: new Map() });
      at += 1;
    } else if (sign === '}' || sign === ')' || sign === ']') {
      const closed = open.pop();
      end(closed, at);
      if (closed && sumOf(closed.modules) > sumOf(found)) found = closed.modules;
      at += 1;
    } else if (sign === ',') {
      end(frame, at);
      if (frame) frame.isAtKey = true;
      at += 1;
    } else at += matchAt(wordForm, at)?.[0].length ?? 1;
    last = at;
  }
  return found;
}

const sumOf = (sizes: Map<string, number>): number => [...sizes.values()].reduce((sum, size) => sum + size, 0);

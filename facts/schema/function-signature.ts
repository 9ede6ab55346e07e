import { dirname, join } from 'node:path/posix';

/** Matches a schema's reference to a type in a source file: `import('../lib/output/BannerPlugin').BannerFunction`. */
const imported = /^import\(['"]([^'"]+)['"]\)\.(\w+)(?:<(.+)>)?$/s;

/** Maximum number of JSDoc types to follow from a named type to its function signature. */
const depthLimit = 4;

/**
 * Returns the signature of a function type that a schema refers to by name, from the JSDoc comment that declares the
 * type.
 *
 * @param type the `tsType` of a schema
 * @param file path of the file that contains it, in the package
 * @param read returns the text of a file of the package
 * @returns the type itself if it is a signature, or if no comment declares it
 */
export function signatureIn(type: string, file: string, read: (path: string) => string): string {
  return signatureOf(type, file, read, 0) ?? type;
}

type Read = (path: string) => string;

function signatureOf(type: string, file: string, read: Read, depth: number): string | undefined {
  if (type.includes('=>')) return type;
  if (depth > depthLimit) return undefined;
  const [, path, name, given] = imported.exec(type) ?? [];
  if (path && name) {
    const source = `${join(dirname(file), path)}.js`;
    return declaredIn(source, name, read, depth, given);
  }
  const alternatives = type.split('|').map((part) => part.trim());
  const signatures = alternatives.map((part) =>
    /^\w+$/.test(part)
      ? declaredIn(file, part, read, depth)
      : imported.test(part)
        ? signatureOf(part, file, read, depth + 1)
        : undefined,
  );
  if (signatures.includes(undefined)) return undefined;
  return signatures.length === 1 ? signatures[0] : signatures.map((each) => `(${each})`).join(' | ');
}

/**
 * Returns the function signature that a `@typedef` or a `@callback` in a source file declares under a name.
 *
 * @param given type argument of a generic type; by default, the type in its `@template` tag
 */
function declaredIn(source: string, name: string, read: Read, depth: number, given?: string): string | undefined {
  const comments = read(source).match(/\/\*\*[^]*?\*\//g) ?? [];
  for (const comment of comments) {
    const text = comment.slice(3, -2).replace(/^\s*\* ?/gm, '');
    const typed = bracedAfter(text, '@typedef');
    if (typed && new RegExp(`^\\s*${name}\\b`).test(typed.rest))
      return withTypeOf(text, given, signatureOf(typed.braced, source, read, depth + 1));
    if (new RegExp(`@callback\\s+${name}\\b`).test(text)) return withTypeOf(text, given, ofCallback(text));
  }
  return undefined;
}

/** Replaces the type parameter in a function signature with its type argument or default type. */
function withTypeOf(comment: string, given: string | undefined, signature: string | undefined): string | undefined {
  const [, name, standard] = /@template\s+(?:\{[^}]*\}\s*)?\[?(\w+)(?:=(\w+))?/.exec(comment) ?? [];
  const type = given ?? standard;
  return name && type ? signature?.replace(new RegExp(`\\b${name}\\b`, 'g'), type) : signature;
}

/** Builds the signature of a function from the `@param` and `@returns` tags of its JSDoc comment. */
function ofCallback(comment: string): string {
  const tags = comment.split(/(?=@(?:param|returns?)\b)/).slice(1);
  const read = tags.map((tag) => ({ tag, ...bracedAfter(tag, '') }));
  const parameters = read.filter(({ tag }) => tag.startsWith('@param'));
  const returned = read.find(({ tag }) => tag.startsWith('@return'))?.braced ?? 'void';
  const list = parameters.map(({ braced = '', rest = '' }) => {
    const [, isOptional, name] = /^\s*(\[?)(\w+)/.exec(rest) ?? [];
    return `${name}${isOptional || braced.endsWith('=') ? '?' : ''}: ${braced.replace(/=$/, '')}`;
  });
  return `(${list.join(', ')}) => ${returned}`;
}

/** Returns the text in the first braces after a JSDoc tag, on one line, and the text after the braces. */
function bracedAfter(text: string, tag: string): { braced: string; rest: string } | undefined {
  const start = text.indexOf('{', text.indexOf(tag));
  if (!text.includes(tag) || start < 0) return undefined;
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    if (text[index] === '{') depth++;
    else if (text[index] === '}' && --depth === 0)
      return {
        braced: text
          .slice(start + 1, index)
          .replace(/\s+/g, ' ')
          .trim(),
        rest: text.slice(index + 1),
      };
  }
  return undefined;
}

/**
 * Preserves class names during minification. esbuild's `keepNames` would also preserve function names, at the cost of a
 * call whenever a function is created. webpack creates thousands of functions per build, but uses only class names
 * (`constructor.name`).
 */
import { parse, type AnyNode, type Class } from 'acorn';

/**
 * Adds a static block to each class that sets its name.
 * @param source a script or module
 * @throws SyntaxError if the source code is neither
 */
export function nameClasses(source: string): string {
  if (!source.includes('class ')) return source;
  const named = classesOf(parseEither(source)).toSorted(([one], [other]) => other - one);
  return named.reduce(
    (text, [start, name]) =>
      `${text.slice(0, start)}static{Object.defineProperty(this,"name",{value:${JSON.stringify(name)},configurable:true})}${text.slice(start)}`,
    source,
  );
}

function parseEither(source: string): AnyNode {
  const how = { ecmaVersion: 'latest', allowHashBang: true, allowReturnOutsideFunction: true } as const;
  try {
    return parse(source, { ...how, sourceType: 'script' });
  } catch {
    return parse(source, { ...how, sourceType: 'module' });
  }
}

/**
 * Finds the start of each class body in a syntax tree, with the name of the class. Classes with a static `name` are
 * excluded.
 */
function classesOf(node: AnyNode): [start: number, name: string][] {
  const found: [number, string][] = [];
  const visit = (value: unknown, name: string | undefined): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, undefined);
    else if (isNode(value)) {
      if (isClass(value)) {
        const own = value.id?.name ?? name;
        if (own !== undefined && !hasStaticName(value)) found.push([value.body.start + 1, own]);
      }
      const inner = nameGiven(value);
      for (const [key, child] of Object.entries(value)) visit(child, key === inner?.key ? inner.name : undefined);
    }
  };
  visit(node, undefined);
  return found;
}

/**
 * Returns the name that a declaration, assignment, or property gives an anonymous class, and the key of the child node
 * that may be the class.
 */
function nameGiven(node: AnyNode): { key: string; name: string } | undefined {
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') return { key: 'init', name: node.id.name };
  if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier')
    return { key: 'right', name: node.left.name };
  if (node.type === 'Property' && node.key.type === 'Identifier' && !node.computed)
    return { key: 'value', name: node.key.name };
  return undefined;
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function isClass(node: AnyNode): node is Class & AnyNode {
  return node.type === 'ClassDeclaration' || node.type === 'ClassExpression';
}

function hasStaticName({ body }: Class): boolean {
  return body.body.some(
    (member) => 'static' in member && member.static && member.key.type === 'Identifier' && member.key.name === 'name',
  );
}

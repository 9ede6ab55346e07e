import { parseFile, type SyntaxNode } from '../../facts/syntax.ts';

/** An error or warning message that a package can print. */
export interface SourceMessage {
  /** Literal parts of the error message, in order. The values go between them. */
  parts: string[];
  /** 1-based line of the message in the source code. */
  line: number;
}

/** Placeholder for a value while an error message is assembled. No source code contains this character. */
const value = '\u0000';

/** Matches names of functions and methods that print a message, or add it to the build's errors. */
const printing = /^(?:warn|error|emitWarning|emitError|createWarning|createError)$/;
const ofErrors = /(?:Error|Warning)$/;

/** Matches code in string literals that throws an error, such as the runtime of a bundle. */
const throwInText =
  /(?:new (?:\w*Error)|console\.(?:warn|error)|log\("(?:warning|error)",)\(?\s*(["'`])((?:(?!\1).){8,})\1/g;

/**
 * Extracts the error messages of a source file: arguments of errors and warnings that the file creates or logs,
 * including messages in generated code. A variable is replaced by each of the strings that the file assigns to it.
 */
export function sourceMessages(text: string): SourceMessage[] {
  const { body } = parseFile(text, 'js');
  const given = valuesByName(body);
  const found = new Map<string, SourceMessage>();
  const add = (template: string, at: number): void => {
    const parts = template
      .split(value)
      .map((part) => part.replaceAll(/\s+/g, ' '))
      .filter((part) => /\w/.test(part));
    const key = parts.join(value);
    if (key !== '' && !found.has(key)) found.set(key, { parts, line: text.slice(0, at).split('\n').length });
  };
  const ofClasses = superOfErrors(body);
  for (const node of nodesIn(body)) {
    if (node.type === 'CallExpression' && node.callee.type === 'Super' && !ofClasses.has(node)) continue;
    if (node.type === 'StringLiteral' || node.type === 'TemplateElement') {
      const written: string = node.type === 'StringLiteral' ? node.value : (node.value.cooked ?? node.value.raw);
      for (const [, , message = ''] of written.matchAll(throwInText))
        add(message.replaceAll(/["'] ?\+[^"']*\+ ?["']/g, value), node.start);
    }
    for (const argument of messageArguments(node))
      for (const template of templatesOf(argument, given)) add(template, argument.start);
  }
  return [...found.values()];
}

/** Returns the `super` calls in classes of errors and warnings, whose arguments are messages. */
function superOfErrors(body: readonly SyntaxNode[]): Set<SyntaxNode> {
  const classes = [...nodesIn(body)].filter(
    ({ type, superClass }) => /^Class/.test(type) && superClass && ofErrors.test(nameOf(superClass)),
  );
  return new Set(classes.flatMap((one) => [...nodesIn([one.body])]).filter(({ callee }) => callee?.type === 'Super'));
}

/** Returns the arguments of a syntax tree node that are error messages. */
function messageArguments(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'NewExpression' && ofErrors.test(nameOf(node.callee))) return node.arguments;
  if (node.type === 'CallExpression' && (node.callee.type === 'Super' || printing.test(nameOf(node.callee))))
    return node.arguments;
  if (node.type === 'AssignmentExpression' && nameOf(node.left) === 'message') return [node.right];
  return [];
}

/** Returns the last name of a called function: `warn` for `logger.warn`. */
function nameOf(node: SyntaxNode): string {
  return node.type === 'Identifier'
    ? node.name
    : node.type === 'MemberExpression' && !node.computed
      ? nameOf(node.property)
      : '';
}

/**
 * Returns all strings that an expression can evaluate to, with placeholders for the values in them. Empty if the
 * expression isn't a string.
 */
function templatesOf(node: SyntaxNode | null, given: ReadonlyMap<string, SyntaxNode[]>, depth = 0): string[] {
  if (!node || depth > 4) return [];
  const inner = (part: SyntaxNode): string[] => templatesOf(part, given, depth + 1);
  const orValue = (part: SyntaxNode): string[] => {
    const all = inner(part);
    return all.length > 0 ? all : [value];
  };
  switch (node.type) {
    case 'StringLiteral':
      return [node.value];
    case 'TemplateLiteral':
      return joined(
        node.quasis.flatMap((quasi: SyntaxNode, at: number) => [
          [quasi.value.cooked as string],
          ...(at < node.expressions.length ? [orValue(node.expressions[at])] : []),
        ]),
      );
    case 'BinaryExpression':
      return node.operator === '+' ? joined([orValue(node.left), orValue(node.right)]) : [];
    case 'ConditionalExpression':
      return [...inner(node.consequent), ...inner(node.alternate)];
    case 'LogicalExpression':
      return [...inner(node.left), ...inner(node.right)];
    case 'Identifier':
      return (given.get(node.name) ?? []).flatMap(inner);
    case 'NewExpression':
      return [];
    case 'CallExpression': {
      const { callee } = node;
      if (callee.type !== 'MemberExpression') return node.arguments.length === 1 ? node.arguments.flatMap(inner) : [];
      if (nameOf(callee) === 'join' && callee.object.type === 'ArrayExpression')
        return joined(callee.object.elements.map((element: SyntaxNode) => orValue(element)));
      return [];
    }
    default:
      return [];
  }
}

/** Maximum number of variants of an error message that contains several conditions. */
const mostWays = 16;

/** Returns every message that results from combining one variant of each part. */
function joined(parts: readonly string[][]): string[] {
  return parts.reduce<string[]>(
    (ways, part) => ways.flatMap((way) => part.map((next) => way + next)).slice(0, mostWays),
    [''],
  );
}

/** Returns the expressions that a source file assigns to each variable name. */
function valuesByName(body: readonly SyntaxNode[]): Map<string, SyntaxNode[]> {
  const values = new Map<string, SyntaxNode[]>();
  const add = (name: string, node: SyntaxNode | null): void => {
    if (node && name) values.set(name, [...(values.get(name) ?? []), node]);
  };
  for (const node of nodesIn(body)) {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') add(node.id.name, node.init);
    if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier') add(node.left.name, node.right);
  }
  return values;
}

function* nodesIn(nodes: readonly unknown[]): Generator<SyntaxNode> {
  for (const node of nodes) {
    if (Array.isArray(node)) yield* nodesIn(node);
    else if (isNode(node)) {
      yield node;
      yield* nodesIn(Object.values(node));
    }
  }
}

function isNode(one: unknown): one is SyntaxNode {
  return typeof one === 'object' && one !== null && 'type' in one && typeof one.type === 'string' && 'start' in one;
}

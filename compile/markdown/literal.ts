import type { Expression, Program } from 'estree';

/** Possible values of a literal expression in MDX. */
export type LiteralValue =
  string | number | boolean | null | undefined | RegExp | LiteralValue[] | { [key: string]: LiteralValue };

/** Thrown for an MDX expression that would have to be executed. */
export class NotLiteral extends Error {}

/**
 * Evaluates an MDX expression that consists of literals: `2`, `'text'`, `{textAlign: 'center'}`, `[1, 2]`, a template
 * without variables, or a known name.
 *
 * @param program from remark-mdx in `data.estree`
 * @param names values of imported names
 * @throws NotLiteral that names the part that would have to be executed
 */
export function evaluateLiteral(program: Program, names: Map<string, string> = new Map()): LiteralValue {
  const [statement] = program.body;
  if (program.body.length !== 1 || statement?.type !== 'ExpressionStatement') throw new NotLiteral('statements');
  return valueOf(statement.expression, names);
}

function valueOf(node: Expression, names: Map<string, string>): LiteralValue {
  switch (node.type) {
    case 'Literal':
      return node.value as LiteralValue;
    case 'TemplateLiteral':
      if (node.expressions.length > 0) throw new NotLiteral('a template with variables');
      return node.quasis[0]!.value.cooked ?? '';
    case 'UnaryExpression': {
      const value = valueOf(node.argument, names);
      if (node.operator === '-') return -Number(value);
      if (node.operator === '!') return !value;
      throw new NotLiteral(`the operator ${node.operator}`);
    }
    case 'BinaryExpression': {
      const [left, right] = [valueOf(node.left as Expression, names), valueOf(node.right, names)];
      if (node.operator === '+' && typeof left === 'string' && typeof right === 'string') return left + right;
      throw new NotLiteral(`the operator ${node.operator}`);
    }
    case 'ArrayExpression':
      return node.elements.map((element) => {
        if (!element || element.type === 'SpreadElement') throw new NotLiteral('a spread');
        return valueOf(element, names);
      });
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((property) => {
          if (property.type !== 'Property' || property.computed) throw new NotLiteral('a computed or spread property');
          const key =
            property.key.type === 'Identifier'
              ? property.key.name
              : String((property.key as { value?: unknown }).value);
          return [key, valueOf(property.value as Expression, names)];
        }),
      );
    case 'Identifier':
      if (node.name === 'undefined') return undefined;
      if (names.has(node.name)) return names.get(node.name);
      throw new NotLiteral(`the variable ${node.name}`);
    default:
      throw new NotLiteral(sayings[node.type] ?? 'an expression');
  }
}

const sayings: Partial<Record<Expression['type'], string>> = {
  CallExpression: 'a function call',
  MemberExpression: 'a property access',
  ArrowFunctionExpression: 'a function',
  FunctionExpression: 'a function',
  ConditionalExpression: 'a condition',
  LogicalExpression: 'a condition',
};

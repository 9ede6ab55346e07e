/**
 * Runs an ES module, such as a configuration file, as the body of a function, in a context that doesn't support
 * modules. Its imports must already have been removed.
 */
import { parse, type ExportDefaultDeclaration, type ExportNamedDeclaration, type Program } from 'acorn';
import { type Edit, withEdits } from '../../../tools/configuration-explorer/model/edits.ts';

type Statement = Program['body'][number];

const AsyncFunction = (async () => {}).constructor as new (
  ...words: string[]
) => (exports: Record<string, unknown>) => Promise<void>;

/**
 * Runs the source of an ES module and returns its exports.
 *
 * @throws SyntaxError if the module can't be parsed, or whatever it throws itself
 */
export async function runModule(text: string): Promise<Record<string, unknown>> {
  const exported: Record<string, unknown> = {};
  await new AsyncFunction('__exports', `"use strict";${asBody(text)}`)(exported);
  return exported;
}

/** Converts the source of an ES module to a function body. Line numbers stay the same. */
function asBody(text: string): string {
  const { body } = parse(text, { ecmaVersion: 'latest', sourceType: 'module', allowAwaitOutsideFunction: true });
  const edits = body.flatMap((statement): Edit[] => {
    if (statement.type === 'ExportDefaultDeclaration') return ofDefault(statement);
    return statement.type === 'ExportNamedDeclaration' && !statement.source ? ofNamed(statement, text) : [];
  });
  return `${withEdits(text, edits)}\n;${body.flatMap(namesOf).join('')}`;
}

/** Converts `export default …` to an assignment. A named function or class also stays a declaration. */
function ofDefault({ start, end, declaration }: ExportDefaultDeclaration): Edit[] {
  const name = 'id' in declaration ? declaration.id?.name : undefined;
  const isDeclared = /Declaration$/.test(declaration.type) && name !== undefined;
  return [
    { from: start, to: declaration.start, insert: isDeclared ? '' : '__exports.default = ' },
    { from: end, to: end, insert: isDeclared ? `;__exports.default = ${name};` : ';' },
  ];
}

function ofNamed({ start, end, declaration }: ExportNamedDeclaration, text: string): Edit[] {
  if (declaration) return [{ from: start, to: declaration.start, insert: '' }];
  return [{ from: start, to: end, insert: text.slice(start, end).replaceAll(/[^\n]/g, ' ') }];
}

/** Returns assignments for the names that a statement exports. They are added at the end of the function body. */
function namesOf(statement: Statement): string[] {
  if (statement.type !== 'ExportNamedDeclaration' || statement.source) return [];
  const { declaration, specifiers } = statement;
  const declared =
    declaration?.type === 'VariableDeclaration'
      ? declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
      : declaration
        ? [declaration.id.name]
        : [];
  const named = specifiers.flatMap(({ local, exported }) =>
    local.type === 'Identifier'
      ? [[exported.type === 'Identifier' ? exported.name : String(exported.value), local.name] as const]
      : [],
  );
  return [...declared.map((name) => [name, name] as const), ...named].map(
    ([name, local]) => `__exports[${JSON.stringify(name)}] = ${local};`,
  );
}

import type { ImportedName, ImportStatement, LoopShape, SourceShape } from '../../model/question.ts';
import { childrenOf, nodesOf, textOf, type ParsedSource, type SyntaxNode } from './read-source.ts';

/** Extracts the syntax information that the worker needs to run a configuration. */
export function shapeOf(source: ParsedSource): SourceShape {
  return {
    imports: childrenOf(source.top).flatMap((statement) => importIn(source, statement) ?? []),
    metas: nodesOf(source.top, ['ImportMeta']).map(({ from, to }) => ({ from, to })),
    dynamicImports: nodesOf(source.top, ['DynamicImport']).map(({ from }) => ({ from, to: from + 'import'.length })),
    loops: nodesOf(source.top, ['ForStatement', 'WhileStatement', 'DoStatement']).flatMap((loop) =>
      loopIn(source, loop),
    ),
  };
}

/** Returns the body of a loop. It is the part after `do`, and the last part of all other loops. */
function loopIn({ text }: ParsedSource, loop: SyntaxNode): LoopShape[] {
  const parts = childrenOf(loop).filter(({ name }) => !name.endsWith('Comment'));
  const body = loop.name === 'DoStatement' ? parts[1] : parts.at(-1);
  if (!body || body.name === '⚠') return [];
  return [{ from: body.from, to: body.to, line: text.slice(0, loop.from).split('\n').length }];
}

/**
 * Returns what a statement imports. Returns `undefined` for other statements, and for type-only imports, which are
 * erased.
 */
function importIn(source: ParsedSource, statement: SyntaxNode): ImportStatement | undefined {
  const isExport = statement.name === 'ExportDeclaration';
  if (!isExport && statement.name !== 'ImportDeclaration') return undefined;
  const quoted = childrenOf(statement).find(({ name }) => name === 'String');
  if (!quoted) return undefined;
  const clause = source.text.slice(statement.from, quoted.from).replaceAll(/\/\*.*?\*\/|\/\/.*/gs, ' ');
  const bound = clause.replace(/^\s*(?:import|export)\s*/, '').replace(/\s*\bfrom\s*$/, '');
  if (/^type\s+[\w${*]/.test(bound)) return undefined;
  // Include import attributes (`with { type: 'json' }`), which the editor's parser doesn't support.
  const attributes = /^\s*with\s*\{[^}]*\}/.exec(source.text.slice(quoted.to))?.[0].length ?? 0;
  return {
    from: statement.from,
    to: Math.max(statement.to, quoted.to + attributes),
    specifier: textOf(source, quoted).slice(1, -1),
    names: namesIn(bound),
    isExport,
  };
}

function namesIn(clause: string): ImportedName[] {
  const whole = /^([\w$]+)/.exec(clause)?.[1];
  const all = /\*\s*as\s+([\w$]+)/.exec(clause)?.[1];
  const group = /\{([^}]*)\}/s.exec(clause)?.[1] ?? '';
  return [
    ...(whole ? [{ imported: 'default', local: whole }] : []),
    ...(all ? [{ imported: '*', local: all }] : []),
    ...group.split(',').flatMap((item) => nameIn(item.trim()) ?? []),
  ];
}

function nameIn(item: string): ImportedName | undefined {
  const [, imported, local = imported] = /^([\w$]+)(?:\s+as\s+([\w$]+))?$/.exec(item) ?? [];
  return imported && local ? { imported, local } : undefined;
}

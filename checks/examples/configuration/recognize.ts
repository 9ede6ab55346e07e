import { createRequire } from 'node:module';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { nearest } from '../../../compile/nearest.ts';
import type { Fence } from '../../../compile/types.ts';

const require = createRequire(import.meta.url);

/** Titles of configuration files: `webpack.config.js`, `webpack.prod.ts`, `config/webpack.config.mjs`. */
const configurationTitle = /^webpack\.(?:[\w-]+\.)*(?:[cm]?[jt]s)$/;

const codeLanguages = new Set(['js', 'mjs', 'cjs', 'ts', 'mts', 'cts', 'javascript', 'typescript']);

/** Whether the fence is a webpack configuration: by its title, by `config`, or because what it exports is webpack's. */
export function isConfiguration(fence: Fence): boolean {
  if (!codeLanguages.has(fence.lang) || fence.output || fence.from !== undefined || fence.run || fence.assert)
    return false;
  return (
    fence.config ||
    (fence.title !== undefined && isConfigurationTitle(fence.title)) ||
    (fence.title === undefined && exportsOptions(fence))
  );
}

/** Whether a file of this name is a webpack configuration. */
function isConfigurationTitle(title: string): boolean {
  return configurationTitle.test(path.basename(title));
}

/**
 * Whether the code exports an object of options: each key is at the top of webpack's schema, or looks like a slip of one
 * beside others that are. Such a slip is then named by the validation.
 */
function exportsOptions({ code, lang }: Fence): boolean {
  if (!/export\s+default|module\.exports/.test(code)) return false;
  const options = new Set(
    Object.keys((require('webpack/schemas/WebpackOptions.json') as { properties: object }).properties),
  );
  try {
    const { body } = parseSync(code, {
      syntax: lang.endsWith('ts') || lang === 'typescript' ? 'typescript' : 'ecmascript',
      target: 'esnext',
    });
    const keys = body.flatMap(exportedKeys);
    const known = keys.filter((key) => options.has(key));
    const slips = keys.filter((key) => !options.has(key) && key.length > 3 && nearest(key, options) !== undefined);
    return keys.length > 0 && known.length + slips.length === keys.length && known.length >= slips.length;
  } catch {
    // Whether it parses is another check's question.
    return false;
  }
}

type Statement = ReturnType<typeof parseSync>['body'][number];

function exportedKeys(statement: Statement): string[] {
  if (statement.type === 'ExportDefaultExpression') return keysOf(statement.expression);
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return [];
  const { left, right } = statement.expression;
  const target = left.type === 'MemberExpression' && left.object.type === 'Identifier' ? left.object.value : '';
  return target === 'module' ? keysOf(right) : [];
}

function keysOf(expression: { type: string }): string[] {
  if (expression.type !== 'ObjectExpression') return [];
  const { properties } = expression as unknown as {
    properties: { type: string; key?: { type: string; value?: unknown }; value?: unknown }[];
  };
  return properties.map((property) =>
    property.key && 'value' in property.key
      ? String(property.key.value)
      : property.type === 'Identifier'
        ? String(property.value)
        : '…',
  );
}

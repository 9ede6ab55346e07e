import { createRequire } from 'node:module';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { nearest } from '../../../src/model/nearest.ts';
import type { Fence } from '../../../compile/types.ts';

const require = createRequire(import.meta.url);

/** Matches file names of configurations: `webpack.config.js`, `webpack.prod.ts`, `config/webpack.config.mjs`. */
const configurationTitle = /^webpack\.(?:[\w-]+\.)*(?:[cm]?[jt]s)$/;

const codeLanguages = new Set(['js', 'mjs', 'cjs', 'ts', 'mts', 'cts', 'javascript', 'typescript']);

/**
 * Whether a code fence is a webpack configuration, judging by its title, the attribute `config`, or what it exports.
 */
export function isConfiguration(fence: Fence): boolean {
  if (!codeLanguages.has(fence.lang) || fence.output || fence.from !== undefined || fence.run || fence.assert)
    return false;
  return (
    fence.config ||
    (fence.title !== undefined && isConfigurationTitle(fence.title)) ||
    (fence.title === undefined && exportsOptions(fence))
  );
}

/** Whether a file name belongs to a webpack configuration. */
function isConfigurationTitle(title: string): boolean {
  return configurationTitle.test(path.basename(title));
}

/**
 * Whether code exports an object whose keys are top-level options of webpack. Up to half of the keys may be typos of
 * options instead, so that validation reports them.
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
    // Another check reports syntax errors.
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

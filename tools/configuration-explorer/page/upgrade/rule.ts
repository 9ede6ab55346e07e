import { childrenOf, type SyntaxNode } from '../source/read-source.ts';
import type { Property } from './properties.ts';
import type { Configuration } from './configuration.ts';
import type { Edit } from '../../model/edits.ts';

/** Result of an upgrade rule: its edits, and a note if the user must check something. */
export interface Step {
  edits: Edit[];
  /** Name of the note about what the user must decide or check after the edit. */
  note?: Note;
}

/**
 * Names of the notes about steps that the upgrade rules can't automate (`TEXTS.configurationExplorer.upgradeNotes`).
 */
export type Note = 'order' | 'styles' | 'assets' | 'chunks' | 'polyfill' | 'hash' | 'sockets' | 'minimizer' | 'target';

/** Upgrade rule that changes an outdated option. Returns `undefined` if the rule doesn't apply. */
export type Rule = (property: Property, configuration: Configuration) => Step | undefined;

/** Upgrade rule that removes an option, whatever its value. */
export const drop: Rule = (property, configuration) => ({ edits: configuration.remove(property) });

/**
 * Creates an upgrade rule that moves an option to another path. @param text converts the value. By default, the value
 * stays the same.
 */
export function to(
  path: string,
  text?: (value: string, property: Property, configuration: Configuration) => string | undefined,
): Rule {
  return (property, configuration) => {
    const value = configuration.textOf(property);
    const changed = text ? text(value, property, configuration) : value;
    const edits = changed === undefined ? undefined : configuration.move(property, path.split('.'), changed);
    return edits && { edits };
  };
}

/**
 * Creates an upgrade rule that moves an option to another path, or only removes it if the new option is already set.
 */
export function unlessSet(path: string, text?: Parameters<typeof to>[1]): Rule {
  return (property, configuration) =>
    (configuration.at(path.split('.')) ? drop : to(path, text))(property, configuration);
}

/** Creates an upgrade rule that renames an option in place. */
export function renamed(name: string): Rule {
  return (property, configuration) => ({ edits: configuration.rename(property, name) });
}

/**
 * Creates an upgrade rule that applies another rule depending on the source code of the option's value. @param
 * otherwise applies to all other values
 */
export function byValue(rules: Record<string, Rule>, otherwise?: Rule): Rule {
  return (property, configuration) => {
    const value = configuration.textOf(property).replaceAll("'", '"');
    return (Object.hasOwn(rules, value) ? rules[value] : otherwise)?.(property, configuration);
  };
}

/**
 * Creates an upgrade rule that also applies another rule to each value that an expression such as `isProduction ? a : b`
 * may have. The other rule may only change the value.
 */
export function inBranches(rule: Rule): Rule {
  return (property, configuration) =>
    branchesOf(property.value)
      .map((value) => rule({ ...property, value }, configuration))
      .find((step) => step !== undefined);
}

/** Returns the operands that a conditional, `&&`, `||` or `??` may result in. Other expressions are returned as is. */
function branchesOf(value: SyntaxNode | undefined): (SyntaxNode | undefined)[] {
  const [first, ...rest] = value ? childrenOf(value) : [];
  if (value?.name === 'ParenthesizedExpression') return rest.slice(0, -1).flatMap(branchesOf);
  const isLogical = value?.name === 'BinaryExpression' && rest[0]?.name === 'LogicOp';
  if (!first || (value?.name !== 'ConditionalExpression' && !isLogical)) return [value];
  return [...(isLogical ? [first] : []), ...rest.filter(({ name }) => name !== 'LogicOp')].flatMap(branchesOf);
}
